# A language of another writing, which counts 21 as one.
name = Русский
locale = ru-RU
and = и
singular = 1 21 31 41 51 61 71 81 91 101 121 131 141 151 161 171 181 191
plural-few = 2-4 22-24 32-34 42-44 52-54 62-64 72-74 82-84 92-94 102-104 122-124 132-134 142-144 152-154 162-164 172-174 182-184 192-194
plural-many = 0 5-20 25-30 35-40 45-50 55-60 65-70 75-80 85-90 95-100 105-120 125-130 135-140 145-150 155-160 165-170 175-180 185-190 195-200
addresses-trust = doverie
addresses-rules = pravila
page-description = Пять игр с привидениями.
page-no_script = Minuit нужен JavaScript.
