import type { Branded } from "../branded.ts";
import { printedCodeKind, showPrintedCode } from "../printed-code.ts";

/** The code of a report in the form in which it is stored; whether there is a report is another question. */
export type ReportCode = Branded<string, "ReportCode">;

/** 96 bits: 20 characters, so that the code of a report is longer than the code of a certificate. */
export const reportCodes = { randomBytes: 12, wrongOfNetwork: 60 } as const;

export const { make: makeReportCode, parse: parseReportCode } = printedCodeKind<ReportCode>(
  reportCodes.randomBytes,
);

/** The address at which everyone can verify a report. */
export function reportLink(origin: string, code: string): string {
  return `${origin}/verify/${showPrintedCode(code)}`;
}
