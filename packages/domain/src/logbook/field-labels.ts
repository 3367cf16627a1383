import {
  adverseEventLabels,
  ageCategoryLabels,
  bloodLossLabels,
  dictatedLabels,
  doseLabels,
  inrReversalLabels,
  modalityLabel,
} from "./display.ts";
import type { RecordContent } from "./record.ts";

export type RecordField = "group" | "attending" | keyof RecordContent;

/** What each field of a record is called, on the form and wherever a record is shown (7.009). */
export const recordFieldLabels: { readonly [Field in RecordField]: string } = {
  group: "Group",
  dateOfProcedure: "Date of procedure",
  hospital: "Hospital",
  attending: "Attending",
  optionalIdentifier: "Optional identifier",
  procedure: "Procedure name",
  procedureIndication: "Procedure indication",
  procedureComments: "Procedure comments",
  participants: "Participants",
  sex: "Sex",
  ageCategory: "Age category",
  setting: "Setting",
  modalityPrimary: "Primary modality",
  modalitySecondary: "Secondary modality",
  doseTime: withUnit("doseTime"),
  doseSkin: withUnit("doseSkin"),
  doseDap: withUnit("doseDap"),
  doseCtdi: withUnit("doseCtdi"),
  doseDlp: withUnit("doseDlp"),
  sedation: "Anesthesia",
  ebl: "Estimated blood loss",
  platelet: "Platelets (10³/µL)",
  inr: "INR",
  inrReversal: "INR corrective action",
  closureDevice: "Closure device",
  closureDeviceComments: "Closure device comments",
  onCall: "On call",
  success: "Successful",
  successComments: "Why was the procedure not successful?",
  dictated: "Dictated",
  complications: "Adverse event",
  complicationsComments: "Adverse event description",
  imageFollowup: "Imaging follow-up",
  imageFollowupNotes: "Imaging follow-up notes",
  consultFollowup: "Consult follow-up",
  consultFollowupNotes: "Consult follow-up notes",
};

/** The doses with their units (X75). */
function withUnit(dose: keyof typeof doseLabels): string {
  const { name, unit } = doseLabels[dose];
  return `${name} (${unit})`;
}

const codedLabels: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ageCategory: ageCategoryLabels,
  complications: adverseEventLabels,
  ebl: bloodLossLabels,
  dictated: dictatedLabels,
  inrReversal: inrReversalLabels,
};

/** A coded value or an answer of a record as people read it; texts, numbers and days are as they are. */
export function recordValueLabel(field: RecordField, value: string | number | boolean): string {
  if (typeof value === "boolean") return value ? "Yes" : "No";
  const text = String(value);
  if (field === "modalityPrimary" || field === "modalitySecondary") {
    return text === "NoImaging" ? modalityLabel(text) : text;
  }
  return codedLabels[field]?.[text] ?? text;
}
