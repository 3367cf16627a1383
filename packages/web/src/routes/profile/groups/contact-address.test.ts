import { expect, test } from "vitest";
import { contactAddress } from "./contact-address.ts";

test("a mail is addressed to all admins, with the group's name as the subject (13.025)", () => {
  const admins = [{ email: "priya.raman@northgate.example" }, { email: "o+k@lakeside.example" }];
  expect(contactAddress("IR Residents", admins)).toBe(
    "mailto:priya.raman@northgate.example,o%2Bk@lakeside.example?subject=IR%20Residents",
  );
});

test("special characters in names and addresses add no headers and no recipients", () => {
  const address = contactAddress("A&B?cc=x", [{ email: "a?bcc=b@x.example" }]) ?? "";
  const { searchParams, pathname } = new URL(address);
  expect(pathname).toBe("a%3Fbcc%3Db@x.example");
  expect([...searchParams]).toEqual([["subject", "A&B?cc=x"]]);
});

test("without an admin with an address there is no mail link", () => {
  expect(contactAddress("IR Residents", [])).toBeUndefined();
  expect(
    contactAddress("IR Residents", [{ email: "" }, { email: null }, { email: undefined }]),
  ).toBeUndefined();
});
