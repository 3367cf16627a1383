import type { FieldTable } from "../../fields/field.ts";
import { modalityLabels } from "../display-text.ts";
import { maxDose } from "../limits.ts";

const withFluoroscopy = [
  { field: "modalityPrimary", is: ["Fluoroscopy"] },
  { field: "modalitySecondary", is: ["Fluoroscopy"] },
] as const;
const withCt = [
  { field: "modalityPrimary", is: ["CT"] },
  { field: "modalitySecondary", is: ["CT"] },
] as const;

/** The patient, and the imaging with its doses (7.033-7.036). */
export const imagingFields = {
  sex: {
    kind: "choice",
    section: "clinicalData",
    label: "Sex",
    options: { Male: "Male", Female: "Female", Other: "Other" },
  },
  ageCategory: {
    kind: "choice",
    section: "clinicalData",
    label: "Age category",
    options: {
      Unknown: "Unknown",
      Pediatric: "Pediatric (<18)",
      Adult: "Adult (18-64)",
      Geriatric: "Geriatric (65+)",
    },
    // `Unknown` comes from imports and is shown (7.013, X70).
    offered: ["Pediatric", "Adult", "Geriatric"],
  },
  setting: {
    kind: "choice",
    section: "clinicalData",
    label: "Setting",
    options: {
      Unknown: "Unknown",
      Ambulatory: "Ambulatory",
      Inpatient: "Inpatient",
      Outpatient: "Outpatient",
      Clinic: "Clinic",
    },
    copy: "kept",
  },
  /** The wording is specified (X73). */
  sedation: {
    kind: "choice",
    section: "clinicalData",
    label: "Anesthesia",
    options: {
      None: "None",
      Local: "Local",
      "Moderate (Conscious)": "Moderate (Conscious)",
      MAC: "MAC",
      General: "General",
    },
    copy: "kept",
  },
  modalityPrimary: {
    kind: "choice",
    section: "clinicalData",
    label: "Primary modality",
    options: modalityLabels,
    wanted: true,
    copy: "kept",
  },
  modalitySecondary: {
    kind: "choice",
    section: "clinicalData",
    label: "Secondary modality",
    options: modalityLabels,
    // A modality other than the primary one; leaving the field out means none (7.033).
    offered: ["CT", "Fluoroscopy", "MRI", "Ultrasound"],
    otherThan: "modalityPrimary",
    shownBy: [{ field: "modalityPrimary", isNot: ["NoImaging"] }],
    copy: "kept",
  },
  doseTime: {
    kind: "number",
    section: "clinicalData",
    label: "Fluoroscopy time",
    unit: "min",
    max: maxDose,
    shownBy: withFluoroscopy,
    exportAs: "DoseTimeMin",
  },
  doseSkin: {
    kind: "number",
    section: "clinicalData",
    label: "Skin dose",
    unit: "mGy",
    max: maxDose,
    shownBy: withFluoroscopy,
    exportAs: "DoseSkinMGy",
  },
  doseDap: {
    kind: "number",
    section: "clinicalData",
    label: "Dose area product, DAP",
    unit: "Gy·cm²",
    max: maxDose,
    shownBy: withFluoroscopy,
    exportAs: "DoseDapGyCm2",
  },
  doseCtdi: {
    kind: "number",
    section: "clinicalData",
    label: "CT dose index, CTDI",
    unit: "mGy",
    max: maxDose,
    shownBy: withCt,
    exportAs: "DoseCtdiMGy",
  },
  doseDlp: {
    kind: "number",
    section: "clinicalData",
    label: "Dose length product, DLP",
    unit: "mGy·cm",
    max: maxDose,
    shownBy: withCt,
    exportAs: "DoseDlpMGyCm",
  },
} as const satisfies FieldTable;
