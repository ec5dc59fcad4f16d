# A language that counts in three ways, for the tests.
name = Polski
locale = pl-PL
and = i
singular = 1
plural-few = 2-4 22-24 32-34 42-44 52-54 62-64 72-74 82-84 92-94 102-104 122-124 132-134 142-144 152-154 162-164 172-174 182-184 192-194
plural-many = 0 5-21 25-31 35-41 45-51 55-61 65-71 75-81 85-91 95-101 105-121 125-131 135-141 145-151 155-161 165-171 175-181 185-191 195-200
addresses-trust = zaufanie
addresses-rules = zasady
page-description = Pięć gier o duchach.
page-no_script = Minuit potrzebuje JavaScriptu.
