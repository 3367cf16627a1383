import { expect, it } from "vitest";
import { certificateCode, certificatePath, parseCertificateCode } from "./certificate-code.ts";

it("is made of 128 bits, is known again in its exact form alone, and leads to its page", () => {
  const code = certificateCode(new Uint8Array(16).fill(7));
  expect(parseCertificateCode(code)).toBe(code);
  expect(certificatePath(code)).toBe(`/certificates/${code}`);
  expect(parseCertificateCode(code.toUpperCase())).toBeUndefined();
  expect(parseCertificateCode(`${code}a`)).toBeUndefined();
  expect(() => certificateCode(new Uint8Array(8))).toThrow("16 bytes");
});
