import { count, group, number, share, time, yes } from "./measures.ts";
import type { ModulePlan } from "./module-plan.ts";

const protection = [
  yes(
    "protection_before_crossing",
    "Protected before the lesion was crossed",
    "Filter open or flow arrested, before anything else passed.",
  ),
  time(
    "protection_time",
    "Time of protection",
    "From opening the filter, or stopping the flow, until it was taken out.",
    410,
  ),
  number(
    "filter_movement",
    "Movement of the filter",
    "mm",
    "All of it after it was opened: each millimetre scrapes the wall.",
    5,
  ),
  number(
    "filter_landing",
    "Filter beyond the lesion",
    "mm",
    "Distance that leaves room for the stent.",
    34,
    "none",
  ),
];

const stent = [
  share("lesion_coverage", "Lesion covered", "Share of the plaque's length under the stent.", 100),
  number("stent_margin", "Stent beyond the lesion", "mm", "The shorter of both sides.", 6.5, "less"),
  share(
    "stent_oversizing",
    "Oversizing of the stent",
    "Over the diameter of the common carotid artery, where it ends there.",
    12,
    "none",
  ),
  number(
    "predilation_pressure",
    "Pressure of predilation",
    "atm",
    "Greatest pressure of the first balloon.",
    8,
    "none",
  ),
  number(
    "postdilation_pressure",
    "Pressure of postdilation",
    "atm",
    "Greatest pressure; more than nominal opens plaque through the struts.",
    9,
  ),
  count("dilations_after_stent", "Dilations after the stent", "Each one frees debris.", 1),
  share("residual_stenosis", "Residual stenosis", "By NASCET in the last run.", 11, "more"),
];

/** Stents in the internal carotid artery. */
export const carotidStenting: ModulePlan = {
  code: "carotid-stenting",
  hasExpertReferences: true,
  measures: [
    ...protection,
    ...stent,
    yes(
      "atropine_given",
      "Atropine before dilation",
      "Or pacing at hand: the bulb answers with a slow heart.",
    ),
    yes("spasm", "Spasm at the filter", "More than half of the diameter, in the last run.", false),
    yes("intracranial_run", "Intracranial run compared", "Before and after, in two projections."),
  ],
  groups: [
    group(
      "Treatment",
      ["residual_stenosis"],
      [
        group(
          "Embolic protection",
          ["protection_before_crossing", "protection_time"],
          [group("Filter", ["filter_landing", "filter_movement"])],
        ),
        group(
          "Stent",
          ["lesion_coverage", "stent_margin", "stent_oversizing"],
          [group("Dilation", ["predilation_pressure", "postdilation_pressure", "dilations_after_stent"])],
        ),
      ],
    ),
    group("Brain and circulation", ["atropine_given", "spasm", "intracranial_run"]),
  ],
  asked: {
    protection_before_crossing: ["equal", true],
    lesion_coverage: ["greaterequal", 100],
    residual_stenosis: ["lessthan", 20],
    dilations_after_stent: ["lessequal", 1],
  },
  exercises: [
    { total: 1500, target: 360, fluoro: 660, dose: 45, contrast: 70, errors: 2 },
    {
      total: 1800,
      target: 420,
      fluoro: 780,
      dose: 52,
      contrast: 75,
      errors: 1,
      measures: [
        time("flow_arrest", "Flow arrested", "With both balloons up; the other side has to carry it.", 330),
        count(
          "aspirated_syringes",
          "Syringes aspirated before release",
          "Three of 20 ml, or until clear.",
          3,
          "none",
        ),
      ],
      groups: [group("Proximal protection", ["flow_arrest", "aspirated_syringes"])],
      asked: { flow_arrest: ["lessequal", 480] },
    },
    {
      total: 2100,
      target: 720,
      fluoro: 960,
      dose: 60,
      contrast: 80,
      errors: 2,
      asked: { wrong_branches: ["lessequal", 2] },
    },
    {
      total: 1800,
      target: 420,
      fluoro: 780,
      dose: 50,
      contrast: 70,
      errors: 2,
      asked: { residual_stenosis: ["lessthan", 30] },
    },
  ],
};

/** As it was before: more time, more dose, and nothing asked of the order of protection and crossing. */
export const carotidStentingBefore: ModulePlan = {
  ...carotidStenting,
  measures: [...protection, ...stent],
  groups: [
    group("Treatment", [
      "protection_before_crossing",
      "protection_time",
      "filter_landing",
      "filter_movement",
      "lesion_coverage",
      "stent_margin",
      "stent_oversizing",
      "predilation_pressure",
      "postdilation_pressure",
      "dilations_after_stent",
      "residual_stenosis",
    ]),
  ],
  asked: { lesion_coverage: ["greaterequal", 95], residual_stenosis: ["lessthan", 30] },
  exercises: [
    { total: 1800, target: 420, fluoro: 840, dose: 60, contrast: 90, errors: 3 },
    { total: 2100, target: 480, fluoro: 960, dose: 65, contrast: 95, errors: 3 },
    { total: 2400, target: 840, fluoro: 1140, dose: 75, contrast: 100, errors: 3 },
    { total: 2100, target: 480, fluoro: 960, dose: 65, contrast: 90, errors: 3 },
  ],
};
