import { base32, base32Pattern } from "../base32.ts";
import type { Branded } from "../branded.ts";

/** The code of a certificate in the form in which it is stored; whether there is a certificate is another question. */
export type CertificateCode = Branded<string, "CertificateCode">;

/**
 * 80 bits cannot be guessed; the limit on wrong codes of one network within ten minutes keeps guessing cheap to refuse, and leaves
 * room for the typing errors of a hospital behind one address.
 */
export const certificateCodes = { randomBytes: 10, wrongOfNetwork: 60 } as const;

const form = new RegExp(`^${base32Pattern(certificateCodes.randomBytes)}$`);

/** The code that these random bytes make. */
export function makeCertificateCode(random: Uint8Array): CertificateCode {
  if (random.length !== certificateCodes.randomBytes)
    throw new RangeError(`not ${certificateCodes.randomBytes} bytes`);
  return base32(random) as CertificateCode;
}

/**
 * Reads a code as people type it: in capitals, with spaces or dashes, and with the letters that Crockford's Base32 takes for
 * digits. Undefined: no certificate can have it.
 */
export function parseCertificateCode(text: string): CertificateCode | undefined {
  if (text.length > 100) return undefined;
  const plain = text
    .toLowerCase()
    .replace(/[\s\-–—]/g, "")
    .replaceAll("o", "0")
    .replace(/[il]/g, "1");
  return form.test(plain) ? (plain as CertificateCode) : undefined;
}

/** A code as it is printed: `7KQ2-M8XD-0V4N-PR1A`. */
export function showCertificateCode(code: string): string {
  return (code.toUpperCase().match(/.{1,4}/g) ?? []).join("-");
}

/** The address at which everyone can verify a certificate. */
export function certificateLink(origin: string, code: string): string {
  return `${origin}/verify/${showCertificateCode(code)}`;
}
