import type { Branded } from "../branded.ts";
import { printedCodeKind, showPrintedCode } from "../printed-code.ts";

/** The code of a certificate in the form in which it is stored; whether there is a certificate is another question. */
export type CertificateCode = Branded<string, "CertificateCode">;

/**
 * 80 bits cannot be guessed; the limit on wrong codes of one network within ten minutes keeps guessing cheap to refuse, and leaves
 * room for the typing errors of a hospital behind one address.
 */
export const certificateCodes = { randomBytes: 10, wrongOfNetwork: 60 } as const;

export const { make: makeCertificateCode, parse: parseCertificateCode } = printedCodeKind<CertificateCode>(
  certificateCodes.randomBytes,
);

export const showCertificateCode = showPrintedCode;

/** The address at which everyone can verify a certificate. */
export function certificateLink(origin: string, code: string): string {
  return `${origin}/verify/${showCertificateCode(code)}`;
}
