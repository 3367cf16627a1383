import fc from "fast-check";
import { expect, test } from "vitest";
import { addressesIn, isEmail } from "./email.ts";

test.each([
  ["", []],
  [" priya@x.org ", ["priya@x.org"]],
  ["Priya Raman <priya@x.org>", ["priya@x.org"]],
  ['"Raman, Priya" <priya@x.org>, george@x.org', ["priya@x.org", "george@x.org"]],
  ["priya@x.org; george@x.org\nruth@x.org", ["priya@x.org", "george@x.org", "ruth@x.org"]],
  ["priya@x.org george@x.org", ["priya@x.org", "george@x.org"]],
  ["mailto:priya@x.org.", ["priya@x.org"]],
  ["priya at x.org, george@x.org", ["priya at x.org", "george@x.org"]],
  ["priya", ["priya"]],
  ["george@x.org, priya", ["george@x.org", "priya"]],
])("%j contains the addresses %j", (text, addresses) => {
  expect(addressesIn(text)).toEqual(addresses);
});

test.each(["maya@x..org", "maya@.x.org", "maya@x.org.", "maya@x", "maya@", "@x.org"])(
  "%s is refused as an address",
  (text) => {
    expect(isEmail(text)).toBe(false);
  },
);

test("a plain address is read unchanged, alone or in a list", () => {
  const emails = fc.array(
    fc.emailAddress().filter((email) => isEmail(email) && !/["()]|^mailto:/i.test(email)),
    { maxLength: 5 },
  );
  fc.assert(
    fc.property(emails, fc.constantFrom(",", "; ", "\n", " "), (list, between) => {
      expect(addressesIn(list.join(between))).toEqual(list);
    }),
  );
});
