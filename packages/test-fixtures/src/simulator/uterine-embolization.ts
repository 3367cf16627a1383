import { count, grade, group, number, time, yes } from "./measures.ts";
import type { ModulePlan } from "./module-plan.ts";

/** Fibroids and haemorrhage of the uterus. */
export const uterineEmbolization: ModulePlan = {
  code: "uterine-embolization",
  measures: [
    time("left_selected", "Time to the left artery", "Until the tip lies in its horizontal part.", 330),
    time(
      "right_selected",
      "Time to the right artery",
      "Until the tip lies in its horizontal part, over the Waltman loop or anew.",
      400,
    ),
    number(
      "tip_depth_left",
      "Tip in the left artery",
      "mm",
      "Beyond the origin, past the cervicovaginal branch.",
      42,
      "less",
    ),
    number(
      "tip_depth_right",
      "Tip in the right artery",
      "mm",
      "Beyond the origin, past the cervicovaginal branch.",
      40,
      "less",
    ),
    number("embolic_volume", "Particles", "ml", "Of 500-700 µm, both sides together.", 7, "none"),
    grade("stasis_left", "Flow left", "At the end: near stasis is wanted, ten heart beats until it clears.", [
      "near stasis",
      "slow",
      "stasis",
      "unchanged",
    ]),
    grade(
      "stasis_right",
      "Flow right",
      "At the end: near stasis is wanted, ten heart beats until it clears.",
      ["near stasis", "slow", "stasis", "unchanged"],
    ),
    yes("non_target", "Particles elsewhere", "In the ovary, the cervix or the buttock.", false),
    yes("reflux", "Reflux", "Particles went back past the tip at least once.", false),
    count("spasms", "Spasms", "That stopped the flow before the particles did.", 0),
    number(
      "skin_dose",
      "Dose at the skin",
      "mGy",
      "Where the field lay longest: she may have children yet.",
      380,
    ),
    yes("aortogram_last", "Aortogram at the end", "To see what the ovarian arteries bring."),
  ],
  groups: [
    group("Left uterine artery", ["left_selected", "tip_depth_left", "stasis_left"]),
    group("Right uterine artery", ["right_selected", "tip_depth_right", "stasis_right"]),
    group(
      "Embolization",
      ["embolic_volume"],
      [
        group(
          "Safety of the particles",
          ["non_target", "reflux", "spasms"],
          [group("What is left", ["aortogram_last", "skin_dose"])],
        ),
      ],
    ),
  ],
  asked: {
    tip_depth_left: ["greaterequal", 30],
    tip_depth_right: ["greaterequal", 30],
    non_target: ["equal", false],
    reflux: ["equal", false],
    skin_dose: ["lessthan", 500],
  },
  exercises: [
    { total: 2100, target: 420, fluoro: 780, dose: 45, contrast: 90, errors: 2 },
    { total: 2400, target: 420, fluoro: 900, dose: 52, contrast: 100, errors: 2 },
    {
      total: 1500,
      target: 300,
      fluoro: 600,
      dose: 60,
      contrast: 100,
      errors: 3,
      measures: [
        time("time_to_control", "Time to control", "Until no contrast leaves a vessel any more.", 820),
      ],
      groups: [group("Haemorrhage", ["time_to_control"])],
      asked: { time_to_control: ["lessequal", 1200] },
    },
    {
      name: "Adenomyosis, radial access",
      description: "From the left wrist down the aorta: both sides with one long catheter.",
      total: 2100,
      target: 540,
      fluoro: 780,
      dose: 46,
      contrast: 90,
      errors: 2,
    },
  ],
};
