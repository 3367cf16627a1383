import { expect, test } from "vitest";
import { makeCertificateCode, parseCertificateCode } from "../assignments/certificate-code.ts";
import { makeReportCode, parseReportCode, reportLink } from "./report-code.ts";

const code = makeReportCode(Uint8Array.from({ length: 12 }, (_, at) => at * 21));
const certificate = makeCertificateCode(Uint8Array.from({ length: 10 }, (_, at) => at * 21));

test("a report's code is read as people type it, and is never taken for a certificate's", () => {
  expect(code).toHaveLength(20);
  const link = reportLink("https://portal.example", code);
  expect(link).toMatch(/^https:\/\/portal\.example\/verify\/[0-9A-Z]{4}(?:-[0-9A-Z]{4}){4}$/);
  expect(parseReportCode(decodeURIComponent(link.split("/").at(-1) ?? ""))).toBe(code);
  expect(parseReportCode(` ${code.toUpperCase().replaceAll("0", "O")} `)).toBe(code);
  expect(parseCertificateCode(code)).toBeUndefined();
  expect(parseReportCode(certificate)).toBeUndefined();
});
