import { count, grade, group, number, share, time, yes } from "./measures.ts";
import type { ModulePlan } from "./module-plan.ts";

/** Large vessels of the brain, opened in acute stroke. */
export const strokeThrombectomy: ModulePlan = {
  code: "stroke-thrombectomy",
  hasExpertReferences: true,
  measures: [
    time(
      "puncture_to_reperfusion",
      "Puncture to reperfusion",
      "Until contrast first fills the territory again.",
      1320,
    ),
    time(
      "arch_to_guide",
      "Guide catheter in place",
      "From the arch until the guide or the balloon guide is in its vessel.",
      320,
    ),
    count("passes", "Passes", "How often a retriever was pulled, or aspiration was tried.", 1),
    yes("first_pass", "Reperfusion at the first pass", "mTICI 2c or 3 after one pass."),
    grade("mtici", "Reperfusion at the end (mTICI)", "Modified treatment in cerebral infarction scale.", [
      "3",
      "2c",
      "2b",
      "2a",
    ]),
    time(
      "retriever_dwell",
      "Retriever in the clot",
      "From unsheathing until it is pulled; three to five minutes let it integrate.",
      230,
      "none",
    ),
    number(
      "retriever_position",
      "Retriever beyond the clot",
      "mm",
      "How far its active part reaches beyond the distal end of the clot.",
      8,
      "none",
    ),
    yes(
      "proximal_arrest",
      "Flow arrested while pulling",
      "Balloon of the guide up, or aspiration at the clot.",
    ),
    yes(
      "new_territory",
      "Emboli in a new territory",
      "A branch that was open is closed in the last run.",
      false,
    ),
    yes("perforation", "Perforation", "Contrast outside the vessels.", false),
    yes("vasospasm", "Vasospasm", "Narrowing of more than half that was not there before.", false),
    number(
      "microwire_beyond",
      "Microwire beyond the clot",
      "mm",
      "Farthest way into vessels that were not seen.",
      14,
    ),
    yes("air_free", "Flushed without air", "All catheters, before they entered."),
  ],
  groups: [
    group(
      "Reperfusion",
      ["puncture_to_reperfusion", "mtici"],
      [
        group(
          "Passes",
          ["passes", "first_pass"],
          [group("Retriever", ["retriever_dwell", "retriever_position", "proximal_arrest"])],
        ),
      ],
    ),
    group("Access", ["arch_to_guide", "air_free"]),
    group("Complications", ["new_territory", "perforation", "vasospasm", "microwire_beyond"]),
  ],
  asked: {
    puncture_to_reperfusion: ["lessequal", 1800],
    passes: ["lessequal", 2],
    proximal_arrest: ["equal", true],
    new_territory: ["equal", false],
    perforation: ["equal", false],
  },
  exercises: [
    { total: 1800, target: 360, fluoro: 900, dose: 80, contrast: 70, errors: 2 },
    {
      total: 2100,
      target: 540,
      fluoro: 1080,
      dose: 95,
      contrast: 80,
      errors: 2,
      asked: { puncture_to_reperfusion: ["lessequal", 2100] },
    },
    {
      total: 2700,
      target: 480,
      fluoro: 1380,
      dose: 120,
      contrast: 100,
      errors: 3,
      measures: [
        share(
          "carotid_residual",
          "Residual stenosis of the carotid",
          "After angioplasty or stent, by NASCET.",
          22,
          "more",
        ),
        yes(
          "cervical_first",
          "Way through the neck kept",
          "The wire stayed beyond the carotid lesion throughout.",
        ),
      ],
      groups: [group("Cervical lesion", ["carotid_residual", "cervical_first"])],
      asked: { puncture_to_reperfusion: ["lessequal", 2400], carotid_residual: ["lessequal", 50] },
    },
    { total: 2100, target: 480, fluoro: 1080, dose: 100, contrast: 75, errors: 2 },
    {
      total: 1800,
      target: 420,
      fluoro: 960,
      dose: 85,
      contrast: 70,
      errors: 1,
      asked: { passes: ["lessequal", 1] },
    },
  ],
};
