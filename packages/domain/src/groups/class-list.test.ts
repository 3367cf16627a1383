import fc from "fast-check";
import { expect, test } from "vitest";
import { checkClassList, classListLimits, type ListedPerson } from "./class-list.ts";

const person = (email: string, firstName = "", lastName = ""): ListedPerson => ({
  email,
  firstName,
  lastName,
});
const verdicts = (...emails: readonly string[]) =>
  checkClassList(emails.map((email) => person(email))).map(({ verdict }) => verdict);

test("of two rows with the same address in any spelling, the second is a duplicate", () => {
  expect(verdicts("maya@x.org", " MAYA@x.org ", "nils@x.org")).toEqual(["ready", "duplicate", "ready"]);
});

test("text that a mail server could interpret differently is refused as an address", () => {
  const wrong = [
    "",
    "maya",
    "maya@x",
    "maya @x.org",
    "maya@x.org, nils@x.org",
    "Maya <maya@x.org>",
    "maya@x.org\r\nBcc: victim@x.org",
    "maya@x.org\u0000",
    '"maya@evil.org"@x.org',
    "maya\u202e@x.org",
    `${"m".repeat(250)}@x.org`,
  ];
  expect(new Set(verdicts(...wrong))).toEqual(new Set(["notAnAddress"]));
  expect(verdicts("jürgen.o'hara+ir@müller.example", "李@例え.jp")).toEqual(["ready", "ready"]);
});

test("names become one line and are cut at the length limit without splitting a character", () => {
  const [judged] = checkClassList([person("a@x.org", " Zoë\r\nBcc: x@y.z ", `\u202e${"🩺".repeat(9_000)}`)]);
  expect(judged?.firstName).toBe("Zoë Bcc: x@y.z");
  expect(judged?.lastName).toBe("🩺".repeat(classListLimits.name / 2));
  const halves = checkClassList([person("a@x.org", "\ud83e", `x${"🩺".repeat(100)}`)]);
  expect(halves[0]).toMatchObject({ firstName: "", lastName: `x${"🩺".repeat(49)}` });
});

test("every row keeps its place and gets a status, and checking it again gives the same status", () => {
  const rows = fc.array(
    fc.record({
      email: fc.oneof(
        fc.emailAddress(),
        fc.string({ unit: "binary" }),
        fc.constantFrom("a@x.org", "A@x.org"),
      ),
      firstName: fc.string({ unit: "binary" }),
      lastName: fc.string({ unit: "binary" }),
    }),
    { maxLength: 40 },
  );
  fc.assert(
    fc.property(rows, (people) => {
      const judged = checkClassList(people);
      expect(judged).toHaveLength(people.length);
      expect(checkClassList(judged)).toEqual(judged);
      const ready = judged.filter(({ verdict }) => verdict === "ready").map(({ email }) => email);
      expect(new Set(ready).size).toBe(ready.length);
      for (const { firstName, lastName } of judged) {
        expect(`${firstName}${lastName}`).not.toMatch(/[\p{Cc}\p{Surrogate}]/u);
      }
    }),
  );
});
