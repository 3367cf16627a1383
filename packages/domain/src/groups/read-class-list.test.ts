import fc from "fast-check";
import { expect, test } from "vitest";
import { personLine, readClassList, replacePerson } from "./read-class-list.ts";

const read = (text: string) =>
  readClassList(text).map(({ email, firstName, lastName }) => [email, firstName, lastName].join("|"));
const maya = "maya@x.org|Maya|Lindqvist";
const nils = "nils@x.org|Nils|Falk";

test.each([
  ["commas", "maya@x.org, Maya, Lindqvist\nnils@x.org, Nils, Falk"],
  ["tabs, as pasted from a spreadsheet", "Maya\tLindqvist\tmaya@x.org\nNils\tFalk\tnils@x.org\n\n"],
  ["numbers before the rows of a spreadsheet", "1\tMaya\tLindqvist\tmaya@x.org\n2\tNils\tFalk\tnils@x.org"],
  ["bars", "Maya | Lindqvist | maya@x.org\nNils | Falk | nils@x.org"],
  ["quotes", '"maya@x.org","Maya","Lindqvist"\r\n"nils@x.org","Nils","Falk"\r\n'],
  ["another separator in each line", "maya@x.org, Maya, Lindqvist\nnils@x.org; Nils; Falk"],
  ["an English heading", "First name,Last name,E-mail\nMaya,Lindqvist,maya@x.org\nNils,Falk,nils@x.org"],
  ["a German heading", "E-Mail;Vorname;Name\nmaya@x.org;Maya;Lindqvist\nnils@x.org;Nils;Falk"],
  [
    "a German heading with the last name first",
    "Name;Vorname;E-Mail-Adresse\nLindqvist;Maya;maya@x.org\nFalk;Nils;nils@x.org",
  ],
  ["a French heading", "Prénom;Nom;Adresse e-mail\nMaya;Lindqvist;maya@x.org\nNils;Falk;nils@x.org"],
  [
    "a Spanish heading",
    "Nombre;Apellidos;Correo electrónico\nMaya;Lindqvist;maya@x.org\nNils;Falk;nils@x.org",
  ],
  ["an Italian heading", "Cognome;Nome;Indirizzo e-mail\nLindqvist;Maya;maya@x.org\nFalk;Nils;nils@x.org"],
  ["a Polish heading", "Imię;Nazwisko;Adres e-mail\nMaya;Lindqvist;maya@x.org\nNils;Falk;nils@x.org"],
  ["a Swedish heading", "E-post;Förnamn;Efternamn\nmaya@x.org;Maya;Lindqvist\nnils@x.org;Nils;Falk"],
  [
    "the heading of an address book with a column for the kind of address",
    "First Name,Middle Name,Last Name,E-mail 1 - Label,E-mail 1 - Value\nMaya,,Lindqvist,* Work,maya@x.org\nNils,,Falk,,nils@x.org",
  ],
  [
    "remarks in its heading",
    "Nr.;Vorname;Nachname;E-Mail (dienstlich);Telefon\n1;Maya;Lindqvist;maya@x.org;030\n2;Nils;Falk;nils@x.org;",
  ],
  ["a heading with one column of names", "Name;E-Mail\nMaya Lindqvist;maya@x.org\nFalk, Nils;nils@x.org"],
  [
    "two headings for different parts",
    "E-Mail;Vorname;Name\nmaya@x.org;Maya;Lindqvist\nName;Vorname;Mail\nFalk;Nils;nils@x.org",
  ],
  ["lines of a mail program", '"Lindqvist, Maya" <maya@x.org>, Nils Falk <nils@x.org>'],
  ["lines of a mail program with semicolons", "Lindqvist, Maya <maya@x.org>; Falk, Nils <nils@x.org>;"],
  ["one line of a mail program among rows", "maya@x.org;Maya;Lindqvist\nNils Falk <nils@x.org>"],
  [
    "a mail program's line under a heading",
    "E-Mail;Name;Vorname\nmaya@x.org;Lindqvist;Maya\nNils Falk <nils@x.org>",
  ],
  ["bullets before the lines", "- Maya Lindqvist maya@x.org\n• Nils Falk nils@x.org"],
  ["numbers before the lines", "1. Maya Lindqvist maya@x.org\n2) Nils Falk <nils@x.org>"],
  ["bare numbers before the lines", "1 Maya Lindqvist maya@x.org\n#2 Nils Falk <nils@x.org>"],
  ["boxes, arrows and letters before the lines", "☐ Maya Lindqvist maya@x.org\n→ a) Nils Falk nils@x.org"],
  ["the header of a mail", "To: Maya Lindqvist <maya@x.org>\nCc: Falk, Nils <nils@x.org>"],
  ["labels in each line", "Name: Maya Lindqvist, E-Mail: maya@x.org\nName: Nils Falk; Mail: nils@x.org"],
  [
    "extra lines of a spreadsheet and a document",
    "sep=;\n|---|---|\nmaya@x.org;Maya;Lindqvist\n☐\nNils Falk = nils@x.org",
  ],
  ["a department after the name", "Lindqvist, Maya\tmaya@x.org\tRadiology\nFalk, Nils\tnils@x.org\tSurgery"],
  ["a date of birth after the name", "maya@x.org\tMaya\tLindqvist\t12.03.1980\nnils@x.org\tNils\tFalk\t-"],
  ["links of a document", "[Maya Lindqvist](mailto:maya@x.org)\n[Nils Falk](mailto:nils@x.org)"],
  ["a quoted mail", "> Maya Lindqvist (maya@x.org)\n> - nils@x.org (Nils Falk)"],
  ["plain words", "Maya Lindqvist maya@x.org\nNils Falk: nils@x.org."],
  ["links", "Maya Lindqvist <mailto:maya@x.org>\nNils Falk [nils@x.org](mailto:nils@x.org?subject=Hi)"],
  ["text copied from Outlook", "Maya Lindqvist maya@x.org<mailto:maya@x.org>\n'Nils Falk' <nils@x.org>"],
  [
    "invisible characters",
    "\ufeff\u200bmaya@x\u200b.org,\u00a0Maya\u200b, Lindqvist\u2060\n\u202anils@x.org\u202c, Nils, Falk",
  ],
])("a list with %s", (_, text) => {
  expect(read(text)).toEqual([maya, nils]);
});

test.each([
  ["- x@y.org", ["x@y.org||"]],
  ["1. x@y.org", ["x@y.org||"]],
  ["1.x@y.org", ["1.x@y.org||"]],
  ["First (x@y.org)", ["x@y.org|First|"]],
  ["mailto:x@y.org", ["x@y.org||"]],
  ["E-Mail: x@y.org", ["x@y.org||"]],
  ["x@y.org; z@y.org, w@y.org v@y.org", ["x@y.org||", "z@y.org||", "w@y.org||", "v@y.org||"]],
  ["x@y.org Ada, z@y.org Bo", ["x@y.org|Ada|", "z@y.org|Bo|"]],
  ["x@y.org,,Lindqvist", ["x@y.org||Lindqvist"]],
  ["1 x@y.org", ["x@y.org||"]],
  ["x@y.org / z@y.org", ["x@y.org||", "z@y.org||"]],
  ["Cc: x@y.org", ["x@y.org||"]],
  ["Müller, Jörg, Dr. med. <x@y.org>", ["x@y.org|Jörg Dr. med.|Müller"]],
  ["J. Smith <x@y.org>", ["x@y.org|J.|Smith"]],
  ["E-mailadres;Voornaam;Tussenvoegsel;Achternaam\nx@y.org;Jan;van der;Berg", ["x@y.org|Jan|van der Berg"]],
  ["E-mailadres;Voornaam;Tussenvoegsel;Achternaam\nx@y.org;Jan;;Berg", ["x@y.org|Jan|Berg"]],
  ["x@y.org;Anna Maria;", ["x@y.org|Anna Maria|"]],
  ['x@y.org,"Maya ""MJ""",Lindqvist', ['x@y.org|Maya "MJ"|Lindqvist']],
  ["maya@", ["maya@||"]],
  ["nobody", ["nobody||"]],
  ["nobody;Maya;Lindqvist", ["nobody|Maya|Lindqvist"]],
  [";;;", []],
  [" \n\t\n ", []],
])("%j", (text, people) => {
  expect(read(text)).toEqual(people);
});

test("one line from a mail program among 31 rows does not change the names of the others", () => {
  const rows = Array.from({ length: 31 }, (_, at) => `p${at}@x.org;First ${at};Last ${at}`);
  rows.splice(12, 0, "Nils Falk <nils@x.org>");
  const people = read(["mail;first name;last name", ...rows].join("\n"));
  expect(people).toHaveLength(32);
  expect(people[12]).toBe(nils);
  expect(people[20]).toBe("p19@x.org|First 19|Last 19");
});

test("each person is returned with the number of their line", () => {
  const people = readClassList("E-Mail;Vorname\n\na@x.org;Ada\nb@x.org, c@x.org");
  expect(people.map(({ email, line }) => [email, line])).toEqual([
    ["a@x.org", 2],
    ["b@x.org", 3],
    ["c@x.org", 3],
  ]);
});

const piece = fc.constantFrom(
  ..."a b , ; | \t \" ' < > ( ) [ ] @ . - * • 1. maya@x.org nils@y.org Maya Lindqvist, \u200b mailto: é 🩺 = name".split(
    " ",
  ),
  " ",
);
const aLine = fc
  .array(piece, { maxLength: 12 })
  .map((parts) => parts.join(""))
  // Only a heading affects the lines below it, so that random lines must not look like one.
  .filter((line) => !/name/i.test(line));

test("reading a list gives the same people as reading its lines one by one", () => {
  fc.assert(
    fc.property(fc.array(aLine, { maxLength: 8 }), (lines) => {
      expect(read(lines.join("\n"))).toEqual(lines.flatMap(read));
      const heading = "E-Mail;Name;Vorname";
      expect(read([heading, ...lines].join("\n"))).toEqual(
        lines.flatMap((line) => read(`${heading}\n${line}`)),
      );
    }),
    { numRuns: 500 },
  );
});

test("every address in a list is found, whatever text is around it", () => {
  fc.assert(
    fc.property(fc.array(aLine, { maxLength: 8 }), fc.nat(8), (lines, at) => {
      const text = lines.toSpliced(at, 0, "Sofia, ☎ 12; sofia@z.org | x").join("\n");
      expect(readClassList(text).map(({ email }) => email)).toContain("sofia@z.org");
      for (const line of lines)
        if (/[\p{L}\p{N}]/u.test(line)) expect(read(line).length, line).toBeGreaterThan(0);
    }),
    { numRuns: 300 },
  );
});

const aName = fc
  .string({ unit: fc.constantFrom(...Array.from("abÉß'’-. ÅöZ1;|\t")), maxLength: 12 })
  .map((name) => name.replace(/\s+/g, " ").trim());
const aPerson = fc.record({
  email: fc.constantFrom("maya@x.org", "o'neil+1@sub.x.org", "n@y.de"),
  firstName: aName,
  lastName: aName,
});

test("changing one person in a list changes only that person, under any heading", () => {
  fc.assert(
    fc.property(
      fc.constantFrom("", "E-Mail;Name;Vorname", "Vorname,Name,Mail", "Mail"),
      fc.array(aLine, { minLength: 1, maxLength: 6 }),
      fc.nat(5),
      aPerson,
      (heading, lines, at, person) => {
        const text = [heading, ...lines, "Sofia Berg <sofia@z.org>"].join("\n");
        const people = readClassList(text);
        const index = at % people.length;
        const line = people[index]?.line;
        const after = readClassList(replacePerson(text, people, index, person));
        const { email, firstName, lastName } = after[index] ?? {};
        expect({ email, firstName, lastName }).toEqual(person);
        const others = (of: typeof people) =>
          of.filter((each) => each.line < (line ?? 0)).map(({ email: address }) => address);
        expect(others(after)).toEqual(others(people));
        expect(after).toHaveLength(people.length);
        expect(after.at(-1)?.email).toBe(index === people.length - 1 ? person.email : "sofia@z.org");
      },
    ),
    { numRuns: 300 },
  );
});

test("a person written as a line is read back unchanged", () => {
  fc.assert(
    fc.property(aPerson, (person) => {
      expect(readClassList(personLine(person))).toEqual([{ ...person, line: 0 }]);
    }),
  );
});

test("2,000 rows and one very long line are read completely", () => {
  const rows = Array.from({ length: 2000 }, (_, at) => `person${at}@x.org,First ${at},Last`).join("\n");
  expect(readClassList(`${rows}\n${"x".repeat(200_000)}`)).toHaveLength(2001);
});
