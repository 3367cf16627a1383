import { expect, test } from "vitest";
import {
  certificateLink,
  makeCertificateCode,
  parseCertificateCode,
  showCertificateCode,
} from "./certificate-code.ts";

const code = makeCertificateCode(Uint8Array.from([1, 35, 69, 103, 137, 171, 205, 239, 16, 254]));

test("a code is recognised in every common way of typing the printed form", () => {
  expect(code).toHaveLength(16);
  const printed = showCertificateCode(code);
  expect(printed).toMatch(/^[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}$/);
  for (const typed of [
    code,
    printed,
    printed.toLowerCase(),
    printed.replaceAll("-", " "),
    ` ${printed.replaceAll("-", "–")}\n`,
    printed.replaceAll("0", "O").replaceAll("1", "l"),
    printed.replaceAll("1", "I"),
  ])
    expect(parseCertificateCode(typed)).toBe(code);
  expect(certificateLink("https://portal.example", code)).toBe(`https://portal.example/verify/${printed}`);
});

test.each(["", "%", "7KQ2", `${code}0`, code.slice(1), code.replace(/^./, "u"), "1".repeat(10_000), "مرحبا"])(
  "%j is refused as a code",
  (text) => {
    expect(parseCertificateCode(text)).toBeUndefined();
  },
);

test("a code cannot be made from too few random bytes", () => {
  expect(() => makeCertificateCode(new Uint8Array(9))).toThrow(RangeError);
});
