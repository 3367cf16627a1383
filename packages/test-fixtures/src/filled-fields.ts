import type { LocalDate } from "@cathedra/domain";
import type { ClinicalField, RecordContent } from "@cathedra/domain/logbook";

/** Every optional field of a record, except its people. */
type OptionalField = ClinicalField | "optionalIdentifier";

/**
 * A value for each optional field, all of them visible and different from an empty form, so that a field that is lost in form,
 * save, merge, copy, draft, API or export is noticed. A new field without a value here does not compile.
 */
export const filledFields: { readonly [Name in OptionalField]: NonNullable<RecordContent[Name]> } = {
  optionalIdentifier: "room 4",
  procedureComments: "Two lines\nof comment",
  sex: "Female",
  ageCategory: "Adult",
  setting: "Inpatient",
  sedation: "Local",
  modalityPrimary: "Fluoroscopy",
  modalitySecondary: "CT",
  doseTime: 12.5,
  doseSkin: 800,
  doseDap: 45.125,
  doseCtdi: 0.001,
  doseDlp: 123_456.789,
  ebl: "Minimal",
  platelet: "76-100",
  inr: "1.5-1.7",
  inrReversal: "VitaminK",
  closureDevice: true,
  closureDeviceComments: "6 French",
  onCall: true,
  dictated: "Not_Applicable",
  success: false,
  successComments: "Residual leak",
  complications: "A",
  complicationsComments: "Small haematoma",
  imageFollowup: "2026-04-07" as LocalDate,
  imageFollowupNotes: "CT in a month",
  consultFollowup: "2026-04-14" as LocalDate,
  consultFollowupNotes: "Clinic",
};
