import type { Result } from "@cathedra/domain";
import { type DoseReport, type NotADoseReport, readDoseReport } from "@cathedra/domain/dose-report";
import { type DicomFault, parseDicom } from "./parse-dicom.ts";

export type DoseReportAnswer = Result<DoseReport, DicomFault | NotADoseReport>;

/** The dose report in the bytes of a file. */
export function readDoseReportBytes(bytes: Uint8Array): DoseReportAnswer {
  const document = parseDicom(bytes);
  return document.ok ? readDoseReport(document.value) : document;
}
