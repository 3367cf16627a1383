import type { FieldTable } from "../../fields/field.ts";
import { maxCommentLength } from "../limits.ts";

/** Blood values (7.040) and the closure of the vessel (7.039). */
export const bloodFields = {
  /** The wording is specified (7.020). */
  ebl: {
    kind: "choice",
    section: "clinicalData",
    label: "Estimated blood loss",
    options: {
      None: "None",
      Minimal: "Minimal",
      "<50 mL": "Less than 50 mL",
      "50-100 mL": "50-100 mL",
      ">100 mL not requiring transfusion": "Over 100 mL not requiring transfusion",
      ">100 mL requiring transfusion": "Over 100 mL requiring transfusion",
    },
  },
  platelet: {
    kind: "choice",
    section: "clinicalData",
    label: "Platelets (10³/µL)",
    options: { "<50": "<50", "51-75": "51-75", "76-100": "76-100", ">100": ">100", Unknown: "Unknown" },
  },
  inr: {
    kind: "choice",
    section: "clinicalData",
    label: "INR",
    options: {
      "<1.3": "<1.3",
      "1.3-1.4": "1.3-1.4",
      "1.5-1.7": "1.5-1.7",
      "1.8-2.0": "1.8-2.0",
      ">2.0": ">2.0",
      Unknown: "Unknown",
    },
  },
  /** The wording is specified (7.023). */
  inrReversal: {
    kind: "choice",
    section: "clinicalData",
    label: "INR corrective action",
    options: { None: "None", FFP: "FFP", Cryo: "Cryo", VitaminK: "Vitamin K" },
    // "Above 1.3" with the buckets `<1.3` and `1.3-1.4` means the second and up (7.040, X76).
    shownBy: [{ field: "inr", isNot: ["<1.3", "Unknown"] }],
  },
  closureDevice: { kind: "yesNo", section: "clinicalData", label: "Closure device" },
  closureDeviceComments: {
    kind: "text",
    section: "clinicalData",
    label: "Closure device comments",
    max: maxCommentLength,
    lines: "many",
    shownBy: [{ field: "closureDevice", is: [true] }],
  },
} as const satisfies FieldTable;
