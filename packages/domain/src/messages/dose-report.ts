import type { MissingDose, MissingReason, NotADoseReport } from "../dose-report/read-dose-report.ts";
import { getLabel } from "../fields/labels.ts";
import { recordFields } from "../logbook/fields/record-fields.ts";

/** The texts of reading doses from the file of an X-ray system. */
export const doseReportTexts = {
  file: "Dose report (DICOM file)",
  help: "The radiation dose SR of the X-ray system. It is read on this device only: nothing in it that identifies a patient is sent or saved.",
  reading: "Reading the dose report…",
  title: "Dose report",
  fillIn: (count: number): string => (count === 1 ? "Fill in 1 value" : `Fill in ${count} values`),
  filledIn: "The values are filled in.",
  nothing: "The report has no value for this record.",
  replaces: (text: string): string => `replaces ${text}`,
  airKerma: "Air kerma at the reference point (mGy)",
  noFieldForAirKerma: "A record has no field for it. It only approximates the skin dose.",
  useAsSkinDose: "Use as skin dose",
  becomesModality: (label: string, modality: string): string => `${label} becomes ${modality}.`,
  otherModalities: (modality: string): string =>
    `The doses belong to ${modality}. Choose it as primary or secondary modality first.`,
  otherDay: (ofReport: string, ofRecord: string): string =>
    `The report is from ${ofReport}, the record from ${ofRecord}. Check that they belong together.`,
  otherHospital: (ofReport: string, ofRecord: string): string =>
    `The report names the institution ${ofReport}, the record ${ofRecord}.`,
  noDay: "The report states no date.",
} as const;

type FileFault = NotADoseReport | "notDicom" | "notAReport" | "damaged" | "tooLarge" | "tooSlow";

/** Why a file was not read, and what to do. */
export const doseFileFaults: Readonly<Record<FileFault, string>> = {
  notDicom:
    "This is not a DICOM file. Export the radiation dose SR from the X-ray system or the image archive.",
  notAReport: "This DICOM file is no report, but images or something else. Choose the radiation dose SR.",
  notADoseReport: "This report is not a radiation dose report. Choose the radiation dose SR.",
  noTotals: "This dose report has no totals that a record could use.",
  damaged: "This DICOM file is damaged. Export it again.",
  tooLarge: "This file is too large for a dose report (8 MB at most).",
  tooSlow: "This file takes too long to read. Enter the values by hand.",
};

/** A dose that the report does not give, and why. */
export function missingDoseText({ name, reason }: MissingDose): string {
  const label = name === "airKerma" ? doseReportTexts.airKerma : getLabel(recordFields[name]);
  return `${label}: ${reasonText(reason)}`;
}

function reasonText(reason: MissingReason): string {
  switch (reason.kind) {
    case "notStated":
      return "not in the report";
    case "unknownUnit":
      return reason.unit === "" ? "without a unit" : `in an unknown unit, ${reason.unit}`;
    case "notANumber":
      return reason.text === "" ? "without a number" : `not a usable number, ${reason.text}`;
    case "contradictory":
      return `stated differently: ${reason.stated.join(" and ")}`;
    case "perAcquisition":
      return `stated for each of ${reason.count} acquisitions, without a common value`;
  }
}
