import { group, number, share, time, yes } from "./measures.ts";
import type { ModulePlan } from "./module-plan.ts";

/** Endografts of the descending thoracic aorta. */
export const tevar: ModulePlan = {
  code: "tevar",
  measures: [
    number(
      "proximal_landing_error",
      "Error of the proximal landing",
      "mm",
      "Between the planned and the reached position of the covered edge, along the outer curve.",
      3.1,
    ),
    number(
      "proximal_seal",
      "Proximal seal",
      "mm",
      "Fabric against healthy wall; 20 mm is what the instructions ask for.",
      24,
      "less",
    ),
    number(
      "distal_seal",
      "Distal seal",
      "mm",
      "Fabric against healthy wall above the coeliac trunk.",
      23,
      "less",
    ),
    share(
      "oversizing",
      "Oversizing",
      "Of the graft's diameter over that of the aorta at the proximal landing.",
      14,
      "none",
    ),
    number("bird_beak", "Bird beak", "mm", "Gap between the graft and the inner curve of the arch.", 2.2),
    yes("subclavian_covered", "Left subclavian artery covered", "Without having been planned.", false),
    yes("coeliac_covered", "Coeliac trunk covered", "By any part of the fabric.", false),
    number(
      "pressure_at_deployment",
      "Systolic pressure at deployment",
      "mmHg",
      "Lowered by rapid pacing or by drugs before the graft opens.",
      88,
    ),
    time("deployment_time", "Time of deployment", "From the first opened stent to the released graft.", 42),
    yes("endoleak_1", "Endoleak of type I", "Contrast beside a seal in the last run.", false),
    number(
      "wire_tip_drift",
      "Drift of the stiff wire",
      "mm",
      "Movement of its tip in the ascending aorta while the graft goes up.",
      12,
    ),
  ],
  groups: [
    group(
      "Endograft",
      [],
      [
        group(
          "Proximal landing",
          ["proximal_landing_error", "proximal_seal", "bird_beak"],
          [group("Arch branches", ["subclavian_covered"])],
        ),
        group("Distal landing", ["distal_seal", "coeliac_covered"]),
        group("Deployment", ["oversizing", "pressure_at_deployment", "deployment_time", "wire_tip_drift"]),
        group("Completion", ["endoleak_1"]),
      ],
    ),
  ],
  asked: {
    proximal_landing_error: ["lessequal", 5],
    proximal_seal: ["greaterequal", 20],
    pressure_at_deployment: ["lessthan", 100],
    subclavian_covered: ["equal", false],
    endoleak_1: ["equal", false],
  },
  exercises: [
    { total: 1800, target: 210, fluoro: 600, dose: 70, contrast: 90, errors: 2 },
    {
      total: 2100,
      target: 300,
      fluoro: 780,
      dose: 85,
      contrast: 100,
      errors: 2,
      measures: [
        yes(
          "true_lumen",
          "Wire in the true lumen throughout",
          "Checked at the arch, the diaphragm and the iliac arteries.",
        ),
        yes("entry_covered", "Primary entry covered", "No contrast enters the false lumen from above."),
      ],
      groups: [group("Dissection", ["true_lumen", "entry_covered"])],
      asked: { true_lumen: ["equal", true] },
    },
    { total: 1500, target: 180, fluoro: 540, dose: 55, contrast: 80, errors: 2 },
    {
      name: "Penetrating ulcer, steep arch",
      description: "A short lesion in the inner curve: the shortest graft, and no bird beak.",
      total: 1800,
      target: 240,
      fluoro: 660,
      dose: 75,
      contrast: 85,
      errors: 2,
      asked: { bird_beak: ["lessthan", 4] },
    },
  ],
};
