#!/usr/bin/env python3
"""Fills a template with what the program says of itself, so that commands and options have one home: its --help.

    pages.py PROGRAM TEMPLATE NAME=VALUE...     writes the filled template to the output

@NAME@ becomes its VALUE. @COMMANDS@, @OPTIONS COMMAND@ (for man pages), @DEFAULTS@ (for /etc/default/minuit) and @COMPLETION@
(for bash) are worked out from the program's help. Help that cannot be understood is an error: a package with a page that
leaves something out must not be made.
"""

import functools
import json
import re
import subprocess
import sys

# name, type, check, usual value, then what CLI11 adds: "...", "REQUIRED", "Needs: --other", "Excludes: --other"
FORM = re.compile(
    r"^(?P<names>\S+)"
    r"(?: (?P<type>[A-Z]+)(?::(?P<check>\{[^}]*\}|POSITIVE|[A-Z]+ in \[\S+ - \S+\]))?(?:=(?P<usual>\S+))?)?"
    r"(?P<many> \.\.\.)?(?P<required> REQUIRED)?"
    r"(?: Needs: (?P<needs>.+?))?(?: Excludes: (?P<excludes>.+))?$"
)
WORDS = {"TEXT": "TEXT", "UINT": "NUMBER", "INT": "NUMBER"}
PLAIN_TEXT = ("--search", "--for", "--reason")  # texts that are not the names of files


class Entry:
    """A command, a positional argument or an option."""

    def __init__(self, form, text):
        self.text = text
        found = FORM.match(form)
        if not found:
            raise SystemExit(f"pages.py: this line of the help is not understood: {form}")
        self.names = found["names"].split(",")
        self.name = self.names[-1]
        self.word = WORDS[found["type"]] if found["type"] else None
        self.check = found["check"] or ""
        self.usual = found["usual"]
        self.many = bool(found["many"])
        self.required = bool(found["required"])
        self.needs = (found["needs"] or "").split()
        self.excludes = (found["excludes"] or "").split()

    def choices(self):
        return self.check[1:-1].split(",") if self.check.startswith("{") else []

    def bounds(self):
        """What may be given, in words: from which to which, what is usual."""
        parts = []
        if span := re.search(r"\[(\S+) - (\S+)\]", self.check):
            parts.append(f"from {span[1]} to {span[2]}")
        elif self.check == "POSITIVE":
            parts.append("1 or more")
        if self.usual is not None:
            parts.append(f"usually {self.usual}")
        if self.needs:
            parts.append("only with " + " and ".join(self.needs))
        if self.excludes:
            parts.append("not together with " + " or ".join(self.excludes))
        return ", ".join(parts)


def help_of(program, *command):
    done = subprocess.run([program, *command, "--help"], check=True, capture_output=True, text=True)
    about, sections, section = "", {}, None
    for line in done.stdout.splitlines():
        if line and not line.startswith(" "):
            section = line[:-1] if line.endswith(":") else None
            if section:
                sections[section] = []
            elif not line.startswith("Usage: "):
                about = line
        elif line.strip() and section:
            # Two spaces, the form, then its text behind two spaces or more, or on a line of its own.
            if line.startswith("   "):
                sections[section][-1][1] = (sections[section][-1][1] + " " + line.strip()).strip()
            else:
                form, _, text = line.strip().partition("  ")
                sections[section].append([form, text.strip()])
    return about, {name: [Entry(*each) for each in entries] for name, entries in sections.items()}


class Program:
    def __init__(self, path):
        _, sections = help_of(path)
        self.options = sections["Options"]
        self.commands = sections["Subcommands"]
        self.parts = {command.name: help_of(path, command.name)[1] for command in self.commands}
        for command in self.commands:
            for each in self.under(command):
                self.parts[f"{command.name} {each.name}"] = help_of(path, command.name, each.name)[1]
        games = subprocess.run([path, "games", "--json"], check=True, capture_output=True, text=True).stdout
        self.games = [game["id"] for game in json.loads(games)]

    def under(self, command):
        """The commands of a command."""
        return self.parts[command.name].get("Subcommands", [])


def roff(text):
    text = text.replace("\\", "\\e").replace("-", "\\-")
    return "\\&" + text if text[:1] in (".", "'") else text


def sentence(entry):
    return entry.text + (f" ({entry.bounds()})" if entry.bounds() else "")


def man_entry(entry):
    label = ", ".join(f"\\fB{roff(name)}\\fR" for name in entry.names)
    if entry.choices():
        label += " " + "|".join(f"\\fB{roff(choice)}\\fR" for choice in entry.choices())
    elif entry.word and entry.name.startswith("-"):
        label += f" \\fI{entry.word}\\fR"
    if not entry.name.startswith("-"):
        label = f"\\fI{roff(entry.name)}\\fR"
    return f".TP\n{label}{' ...' if entry.many else ''}\n{roff(sentence(entry))}\n"


def man_options(parts):
    return "".join(man_entry(each) for section in ("Positionals", "Options") for each in parts.get(section, []))


def man_commands(program):
    text = ""
    commands = []
    for command in program.commands:
        commands += [(command.name, command)] + [(f"{command.name} {each.name}", each) for each in program.under(command)]
    for full_name, command in commands:
        positionals = program.parts[full_name].get("Positionals", [])
        names = [f"{each.name}{' ...' if each.many else ''}" for each in positionals]
        shown = " ".join(
            f"\\fI{roff(name)}\\fR" if each.required else f"[\\fI{roff(name)}\\fR]" for name, each in zip(names, positionals)
        )
        text += f".SS minuit {full_name} {shown}".rstrip() + f"\n{roff(command.text)}.\n"
        if full_name == "serve":  # it has a page of its own
            text += "See\n.BR minuit\\-serve (1).\n"
            continue
        for each in positionals + program.parts[full_name]["Options"]:
            if each.name != "--help":
                text += man_entry(each)
    return text


def defaults(program):
    """A comment line for each option of the server; the unit itself sets the folder."""
    lines = []
    for each in program.parts["serve"]["Options"]:
        if each.name not in ("--help", "--data"):
            label = each.name + (" " + ("|".join(each.choices()) or each.word) if each.word else "")
            lines.append(f"#   {label}: {sentence(each)}\n")
    return "".join(lines)


def completion_of(program, full_name, indent):
    """What may follow a command, as lines of its case."""
    parts = program.parts[full_name]
    names = " ".join(name for each in parts["Options"] + parts.get("Subcommands", []) for name in each.names)
    lines = [f"words+=' {names}'", "case $previous in"]
    for each in parts["Options"]:
        if not each.word:
            continue
        if each.choices():
            answer = f"choices='{' '.join(each.choices())}'"
        elif each.name == "--game":
            answer = "choices=$games"
        elif each.word == "TEXT" and each.name not in PLAIN_TEXT:
            answer = "files=yes"
        else:
            answer = "return"  # there is nothing to offer
        lines.append(f"  {each.name}) {answer} ;;")
    lines.append("esac")
    for each in parts.get("Positionals", []):
        if each.name == "game":
            lines.append('words+=" $games"')
        elif each.choices():
            lines.append(f"words+=' {' '.join(each.choices())}'")
        elif not full_name.startswith("admin "):  # whose names are ids and numbers
            lines.append("names=yes")
    return "".join(f"{indent}{line}\n" for line in lines)


def completion(program):
    """The cases of the completion: words for each command, and for options with a value what the value may be."""
    text = f"  local games='{' '.join(program.games)}'\n"
    text += f"  local commands='{' '.join(each.name for each in program.commands)}'\n"
    text += f"  local words='{' '.join(name for each in program.options for name in each.names)}'\n"
    text += "  case $command in\n"
    for command in program.commands:
        text += f"    {command.name})\n      words=''\n" + completion_of(program, command.name, "      ")
        if program.under(command):
            text += "      for word in \"${COMP_WORDS[@]:2:COMP_CWORD - 2}\"; do\n        case $word in\n"
            for each in program.under(command):
                text += f"          {each.name})\n" + completion_of(program, f"{command.name} {each.name}", "            ")
                text += "            ;;\n"
            text += "        esac\n      done\n"
        text += "      ;;\n"
    return text + "  esac\n"


def main():
    path, template, *pairs = sys.argv[1:]
    program = functools.cache(lambda: Program(path))
    values = dict(pair.split("=", 1) for pair in pairs)

    def fill(found):
        name = found[1]
        if name.startswith("OPTIONS "):
            return man_options(program().parts[name.split()[1]]).rstrip("\n")
        worked_out = {"COMMANDS": man_commands, "DEFAULTS": defaults, "COMPLETION": completion}
        if name in worked_out:
            return worked_out[name](program()).rstrip("\n")
        if name not in values:
            raise SystemExit(f"pages.py: nothing is known for @{name}@ of {template}")
        return values[name]

    with open(template, encoding="utf-8") as text:
        sys.stdout.write(re.sub(r"@([A-Z]+(?: [a-z]+)?)@", fill, text.read()))


if __name__ == "__main__":
    main()
