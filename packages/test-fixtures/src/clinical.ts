import {
  type ClinicalField,
  type InterventionType,
  type Modality,
  type Procedure,
  type RecordContent,
  type RecordValue,
  visibleFields,
} from "@cathedra/domain/logbook";
import { emptyClinicalFields } from "./builders.ts";
import type { Random } from "./random.ts";

/** The clinical part of a record: everything that depends on the procedure, and not on the person. */
export type Clinical = Pick<RecordContent, ClinicalField>;

type Profile = {
  readonly imaging: readonly (readonly [Modality, Modality | null])[];
  readonly sedations: readonly RecordValue<"sedation">[];
  /** Whether blood is at stake: laboratory values, blood loss. */
  readonly invasive: boolean;
};

const vascular: Profile = {
  imaging: [
    ["Fluoroscopy", "Ultrasound"],
    ["Fluoroscopy", "Ultrasound"],
    ["Fluoroscopy", null],
    ["Fluoroscopy", "CT"],
  ],
  sedations: ["Moderate (Conscious)", "Moderate (Conscious)", "MAC", "General"],
  invasive: true,
};
const access: Profile = {
  imaging: [
    ["Ultrasound", "Fluoroscopy"],
    ["Ultrasound", "Fluoroscopy"],
    ["Ultrasound", null],
  ],
  sedations: ["Local", "Local", "Moderate (Conscious)"],
  invasive: true,
};
const guided: Profile = {
  imaging: [
    ["CT", null],
    ["Ultrasound", null],
    ["CT", "Ultrasound"],
    ["Ultrasound", "Fluoroscopy"],
  ],
  sedations: ["Local", "Moderate (Conscious)", "Moderate (Conscious)"],
  invasive: true,
};
const visit: Profile = { imaging: [["NoImaging", null]], sedations: ["None"], invasive: false };

const profiles: { readonly [Type in InterventionType]: Profile } = {
  "Arterial Interventions": vascular,
  "Biopsy/Drainage": guided,
  "Dialysis Related Interventions": access,
  "Evaluation and Management (E/M)": visit,
  "Nonvascular Interventions": { ...guided, imaging: [...guided.imaging, ["Fluoroscopy", "Ultrasound"]] },
  "Other/Undefined": vascular,
  "Vascular Access Procedures": access,
  "Venous Interventions": vascular,
};

const failures = [
  "The occlusion could not be crossed",
  "No safe window",
  "The patient did not tolerate the position",
  "Cannulation failed",
];
const events = [
  ["A", "Small haematoma at the puncture site"],
  ["A", "Vasovagal reaction"],
  ["B", "Nausea treated with ondansetron"],
  ["B", "Small pneumothorax, observed"],
  ["C", "Haematoma, observed overnight"],
  ["D", "Transfer to intensive care for bleeding"],
] as const;
const closures = ["6F plug-based device", "8F suture-mediated device", "Device failed, manual compression"];
const remarks = [
  "Good result on the final images",
  "Performed under supervision",
  "Technically demanding",
  "Second session",
];

/** Plausible findings of a procedure; what the form would hide is empty. */
export function getClinical(procedure: Procedure, random: Random): Clinical {
  const profile = profiles[procedure.interventionType as InterventionType];
  const [modalityPrimary, modalitySecondary] = random.pick(profile.imaging);
  const { invasive } = profile;
  const success = random.chance(0.96);
  const event = invasive && random.chance(0.07) ? random.pick(events) : null;
  const inr = invasive ? random.pick(inrs) : null;
  const closureDevice = procedure.interventionType === "Arterial Interventions" ? random.chance(0.7) : null;
  const deciding = { modalityPrimary, modalitySecondary, inr };
  const visible = visibleFields(deciding);
  const dose = (field: keyof typeof doses): number | null => {
    const [min, max, decimals] = doses[field];
    return visible.has(field) ? random.decimal(min, max, decimals) : null;
  };
  return {
    ...emptyClinicalFields,
    ...deciding,
    sex: random.pick(["Male", "Female", "Male", "Female", "Other"]),
    ageCategory: random.pick(["Adult", "Adult", "Adult", "Geriatric", "Geriatric", "Pediatric"]),
    setting: random.pick(["Inpatient", "Inpatient", "Outpatient", "Ambulatory", "Clinic"]),
    procedureComments: random.maybe(0.2, () => random.pick(remarks)),
    doseTime: dose("doseTime"),
    doseSkin: dose("doseSkin"),
    doseDap: dose("doseDap"),
    doseCtdi: dose("doseCtdi"),
    doseDlp: dose("doseDlp"),
    success,
    successComments: success ? null : random.pick(failures),
    dictated: random.pick(["Yes", "Yes", "Yes", "Pending", "No", "Not_Applicable"]),
    complications: event?.[0] ?? "NONE",
    complicationsComments: event?.[1] ?? null,
    ebl: invasive ? random.pick(["Minimal", "Minimal", "<50 mL", "None", "50-100 mL"]) : null,
    sedation: random.pick(profile.sedations),
    platelet: invasive ? random.pick([">100", ">100", ">100", "76-100", "51-75", "<50", "Unknown"]) : null,
    inrReversal: visible.has("inrReversal") ? random.pick(["None", "None", "FFP", "VitaminK"]) : null,
    closureDevice,
    closureDeviceComments: closureDevice === true ? random.maybe(0.6, () => random.pick(closures)) : null,
  };
}

const inrs = ["<1.3", "<1.3", "<1.3", "1.3-1.4", "1.5-1.7", "Unknown"] as const;

/** The usual range and decimals of each dose. */
const doses = {
  doseTime: [0.4, 62, 1],
  doseSkin: [12, 2800, 0],
  doseDap: [1.5, 320, 2],
  doseCtdi: [3, 48, 2],
  doseDlp: [90, 1600, 1],
} as const;
