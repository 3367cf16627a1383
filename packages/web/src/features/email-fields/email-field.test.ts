import { expect, test } from "vitest";
import { emailField, getEmails, splitInto } from "./email-field.ts";

const fields = ["ruth@x.org", "", "george@x.org"].map((email) => emailField(email));

const split = (text: string, most = 10) => splitInto(fields, 1, { text, most });

test("a pasted list of addresses fills its field and new fields after it", () => {
  const filled = split("Priya <priya@x.org>, maya@x.org") ?? [];
  expect(getEmails(filled)).toEqual(["ruth@x.org", "priya@x.org", "maya@x.org", "george@x.org"]);
  expect(filled[1]?.key).toBe(fields[1]?.key);
});

test("addresses beyond the limit of fields stay in the last field", () => {
  expect(getEmails(split("a@x.org, b@x.org, c@x.org", 4) ?? [])).toEqual([
    "ruth@x.org",
    "a@x.org",
    "b@x.org, c@x.org",
    "george@x.org",
  ]);
});

test.each(["", " priya@x.org", "priya", "priya raman"])("%j needs no splitting", (text) => {
  expect(split(text)).toBeUndefined();
});
