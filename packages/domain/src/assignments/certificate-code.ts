import { base32, base32Pattern } from "../base32.ts";
import type { Branded } from "../branded.ts";
import { inviteCodeBytes } from "../invite-code.ts";

/** The code of a certificate in its right form; whether a certificate has it is another question. */
export type CertificateCode = Branded<string, "CertificateCode">;

const prefix = "cert";
const form = new RegExp(`^${prefix}${base32Pattern(inviteCodeBytes)}$`);

/** The code that these random bytes make: 128 bits. */
export function certificateCode(random: Uint8Array): CertificateCode {
  if (random.length !== inviteCodeBytes) throw new RangeError(`not ${inviteCodeBytes} bytes`);
  return (prefix + base32(random)) as CertificateCode;
}

/** The code in its right form, or undefined: then it is certainly none. */
export function parseCertificateCode(text: string): CertificateCode | undefined {
  return form.test(text) ? (text as CertificateCode) : undefined;
}

/** The page that shows, without sign-in, the content of the certificate with this code. */
export function certificatePath(code: string): string {
  return `/certificates/${encodeURIComponent(code)}`;
}
