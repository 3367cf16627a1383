import { expect, test } from "vitest";
import { isMailList, peopleInMailList, peopleInRows } from "./class-rows.ts";

const maya = { email: "maya@x.org", firstName: "Maya", lastName: "Lindqvist" };
const nils = { email: "nils@x.org", firstName: "Nils", lastName: "Falk" };
const unnamed = (email: string) => ({ email, firstName: "", lastName: "" });

test.each<[string, readonly (readonly string[])[]]>([
  [
    "as it is asked for",
    [
      ["maya@x.org", "Maya", "Lindqvist"],
      ["nils@x.org", " Nils ", "Falk"],
    ],
  ],
  [
    "with a heading",
    [
      ["E-mail", "First name", "Last name"],
      ["maya@x.org", "Maya", "Lindqvist"],
      ["nils@x.org", "Nils", "Falk"],
    ],
  ],
  [
    "with a heading in another order",
    [
      ["Surname", "Given name", "Role", "email_address"],
      ["Lindqvist", "Maya", "-", "maya@x.org"],
      ["Falk", "Nils", "", "nils@x.org"],
    ],
  ],
  [
    "with the address behind",
    [["Maya", "Lindqvist", "maya@x.org"], [], ["", ""], ["Nils", "Falk", "nils@x.org"]],
  ],
  [
    "with whole names",
    [
      ["maya@x.org", "Maya Lindqvist"],
      ["nils@x.org", "Falk, Nils"],
    ],
  ],
  [
    "with a heading and whole names",
    [
      ["Name", "Email"],
      ["Lindqvist, Maya", "maya@x.org"],
      ["Nils Falk", "nils@x.org"],
    ],
  ],
])("a table %s", (_, rows) => {
  expect(peopleInRows(rows)).toEqual([maya, nils]);
});

test("addresses alone, one to a row or all in one", () => {
  expect(peopleInRows([["maya@x.org"], ["nils@x.org"]])).toEqual([
    unnamed("maya@x.org"),
    unnamed("nils@x.org"),
  ]);
  expect(peopleInRows([["maya@x.org", "nils@x.org"]])).toEqual([
    unnamed("maya@x.org"),
    unnamed("nils@x.org"),
  ]);
});

test("what holds no address stays as a row, so that it can be corrected", () => {
  expect(peopleInRows([["maya at x.org", "Maya", "Lindqvist"]])).toEqual([
    { ...maya, email: "maya at x.org" },
  ]);
  expect(peopleInRows([])).toEqual([]);
});

test("addresses as mail programs write them", () => {
  const text = '"Lindqvist, Maya" <maya@x.org>, Nils Falk <nils@x.org>; Falk, Nils <nils@x.org>\nruth@x.org';
  expect(isMailList(text)).toBe(true);
  expect(isMailList("maya@x.org,Maya,Lindqvist")).toBe(false);
  expect(peopleInMailList(text)).toEqual([maya, nils, nils, unnamed("ruth@x.org")]);
});
