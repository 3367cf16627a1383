import type { ModulePlan } from "./defined.ts";
import { count, group, number, share, time, yes } from "./measures.ts";

/** Endografts of the abdominal aorta. */
export const evar: ModulePlan = {
  code: "evar",
  measures: [
    number(
      "renal_offset",
      "Graft to the lowest renal artery",
      "mm",
      "Between the covered edge of the main body and the lower edge of the artery; negative where it is covered.",
      2.4,
    ),
    number(
      "neck_seal",
      "Seal in the neck",
      "mm",
      "Length over which the fabric lies against the wall of the neck.",
      17,
      "less",
    ),
    share(
      "proximal_oversizing",
      "Oversizing in the neck",
      "Of the graft's diameter over that of the neck; 10-20 % is what the instructions ask for.",
      16,
      "none",
    ),
    yes("renal_covered", "Renal artery covered", "More than half of an ostium lies under the fabric.", false),
    time(
      "gate_cannulation",
      "Cannulation of the gate",
      "From release of the contralateral gate until a catheter turns freely in it.",
      190,
    ),
    number(
      "limb_overlap",
      "Overlap of the limbs",
      "mm",
      "Of the contralateral limb in the main body; 30 mm is a full overlap.",
      32,
      "less",
    ),
    number(
      "iliac_offset_right",
      "Right landing to the internal iliac",
      "mm",
      "Between the end of the limb and the origin of the internal iliac artery.",
      9,
    ),
    number(
      "iliac_offset_left",
      "Left landing to the internal iliac",
      "mm",
      "Between the end of the limb and the origin of the internal iliac artery.",
      10,
    ),
    yes("moulding", "Seals moulded with the balloon", "Neck, overlap and both landings, each once."),
    yes("endoleak_1a", "Endoleak of type Ia", "Contrast beside the proximal seal in the last run.", false),
    yes("endoleak_1b", "Endoleak of type Ib", "Contrast beside a distal seal in the last run.", false),
    yes("endoleak_3", "Endoleak of type III", "Contrast between the components in the last run.", false),
    count(
      "gantry_corrections",
      "Corrections of the gantry",
      "Turned to look along the neck, and at the origin of the internal iliac arteries.",
      4,
      "none",
    ),
  ],
  groups: [
    group(
      "Endograft",
      [],
      [
        group("Proximal seal", ["renal_offset", "neck_seal", "proximal_oversizing", "renal_covered"]),
        group("Contralateral limb", ["gate_cannulation", "limb_overlap"]),
        group(
          "Distal seal",
          ["moulding"],
          [group("Right limb", ["iliac_offset_right"]), group("Left limb", ["iliac_offset_left"])],
        ),
        group("Completion", ["endoleak_1a", "endoleak_1b", "endoleak_3", "gantry_corrections"], [], {
          description: "What the last run shows.",
        }),
      ],
    ),
  ],
  asked: {
    renal_offset: ["lessequal", 4],
    neck_seal: ["greaterequal", 15],
    renal_covered: ["equal", false],
    gate_cannulation: ["lessequal", 300],
    endoleak_1a: ["equal", false],
    endoleak_1b: ["equal", false],
  },
  exercises: [
    { total: 2700, target: 240, fluoro: 960, dose: 90, contrast: 90, errors: 2 },
    {
      total: 3000,
      target: 270,
      fluoro: 1140,
      dose: 110,
      contrast: 100,
      errors: 2,
      asked: { renal_offset: ["lessequal", 5], neck_seal: ["greaterequal", 12] },
    },
    {
      total: 3000,
      target: 420,
      fluoro: 1140,
      dose: 105,
      contrast: 95,
      errors: 3,
      measures: [
        share(
          "access_residual",
          "Residual stenosis of the access",
          "Of the external iliac artery after angioplasty.",
          18,
          "more",
        ),
        number(
          "sheath_force",
          "Greatest force at the sheath",
          "N",
          "While the main body passes the iliac arteries.",
          11,
        ),
      ],
      groups: [group("Access", ["access_residual", "sheath_force"])],
    },
    {
      total: 1800,
      target: 150,
      fluoro: 780,
      dose: 85,
      contrast: 80,
      errors: 3,
      measures: [
        time(
          "time_to_occlusion",
          "Time to aortic occlusion",
          "Until the balloon stands above the rupture.",
          165,
        ),
        time(
          "occlusion_time",
          "Time of occlusion",
          "How long the balloon stood in front of the visceral arteries.",
          700,
        ),
        number("blood_loss", "Blood loss", "ml", "Estimated from pressure and time.", 900),
      ],
      groups: [group("Rupture", ["time_to_occlusion", "occlusion_time", "blood_loss"])],
      asked: { time_to_occlusion: ["lessequal", 240] },
    },
  ],
};
