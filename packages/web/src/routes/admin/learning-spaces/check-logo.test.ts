import { aPng, getAPng } from "@cathedra/test-fixtures";
import { expect, test } from "vitest";
import { logoViolation } from "./check-logo.ts";

const getFile = (bytes: Uint8Array, name = "logo.png") =>
  new File([new Uint8Array(bytes)], name, { type: "image/png" });

test("a PNG of 500,000 bytes is accepted, and one byte more is refused with the exact text (5.030, 5.031)", async () => {
  expect(await logoViolation(getFile(getAPng(500_000)))).toBeUndefined();
  expect(await logoViolation(getFile(getAPng(500_001)))).toBe("File size cannot be larger than 0.5 MB.");
});

test("a file that is not a PNG or is cut off is refused before it is sent (5.030)", async () => {
  expect(await logoViolation(getFile(Uint8Array.of(0xff, 0xd8, 0xff)))).toContain("not a PNG picture");
  expect(await logoViolation(getFile(aPng().subarray(0, 80)))).toContain("damaged");
});
