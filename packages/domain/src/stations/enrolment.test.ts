import { expect, test } from "vitest";
import { enrolment, enrolmentToken, readEnrolmentToken } from "./enrolment.ts";

const bytes = Uint8Array.from({ length: enrolment.tokenBytes }, (_, at) => at * 11);

test("an enrolment token is read in every common way of typing it", () => {
  const token = enrolmentToken(bytes);
  expect(token).toMatch(/^([0-9a-z]{4}-){6}[0-9a-z]{2}$/);
  const plain = token.replaceAll("-", "");
  for (const typed of [token, plain, token.toUpperCase(), ` ${plain.slice(0, 9)} ${plain.slice(9)}\n`])
    expect(readEnrolmentToken(typed)).toBe(plain);
  expect(readEnrolmentToken("0".repeat(26))).toBe(readEnrolmentToken("O".repeat(26)));
  expect(readEnrolmentToken("1".repeat(26))).toBe(readEnrolmentToken("IL".repeat(13)));
});

test("a string that the portal did not issue is rejected as a token", () => {
  for (const text of ["", "0".repeat(25), "0".repeat(27), `u${"0".repeat(25)}`, "x"])
    expect(readEnrolmentToken(text)).toBe(undefined);
  expect(() => enrolmentToken(new Uint8Array(4))).toThrow(RangeError);
});
