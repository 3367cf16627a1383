import { count, grade, group, number, share, time, yes } from "./measures.ts";
import type { ModulePlan } from "./module-plan.ts";

/** Coils, balloons and stents in aneurysms of the brain. */
export const aneurysmCoiling: ModulePlan = {
  code: "aneurysm-coiling",
  measures: [
    number(
      "tip_to_dome",
      "Microcatheter to the dome",
      "mm",
      "Smallest distance between its tip and the wall opposite the neck.",
      2.3,
      "less",
    ),
    yes("perforation", "Perforation", "Contrast outside the aneurysm.", false),
    share(
      "framing_ratio",
      "First coil to the aneurysm",
      "Diameter of the framing coil over the mean diameter.",
      98,
      "none",
    ),
    count("coils", "Coils detached", "Of all sizes.", 5, "none"),
    count("coils_replaced", "Coils taken back", "Wrong size, or lost its hold.", 1),
    share(
      "packing_density",
      "Packing density",
      "Volume of the coils over that of the aneurysm; below 20 % it opens again.",
      26,
    ),
    grade("occlusion", "Occlusion (Raymond-Roy)", "I complete, II neck, III aneurysm.", [
      "I",
      "II",
      "IIIa",
      "IIIb",
    ]),
    yes("coil_protrusion", "Loop in the parent artery", "At least one loop stands out of the neck.", false),
    yes("parent_open", "Parent artery open", "No narrowing of more than a third, no clot in the last run."),
    time("heparin_delay", "Microcatheter without flush", "How long its pressure bag was not running.", 4),
    time(
      "detachment_time",
      "Time of detachment",
      "From the coil's last position to its separation, the mean of all.",
      34,
    ),
    number("kickback", "Kickback of the microcatheter", "mm", "Greatest way back while a coil went in.", 1.6),
  ],
  groups: [
    group(
      "Aneurysm",
      ["occlusion", "packing_density"],
      [
        group("Microcatheter", ["tip_to_dome", "kickback", "heparin_delay"]),
        group(
          "Coils",
          ["framing_ratio", "coils"],
          [group("Detachment", ["coils_replaced", "detachment_time"], [], { isOpen: false })],
        ),
      ],
    ),
    group("Complications", ["perforation", "coil_protrusion", "parent_open"]),
  ],
  asked: {
    packing_density: ["greaterequal", 22],
    perforation: ["equal", false],
    coil_protrusion: ["equal", false],
    parent_open: ["equal", true],
  },
  exercises: [
    { total: 3000, target: 480, fluoro: 1380, dose: 110, contrast: 80, errors: 2 },
    {
      total: 2700,
      target: 480,
      fluoro: 1320,
      dose: 105,
      contrast: 75,
      errors: 1,
      asked: { tip_to_dome: ["greaterequal", 1.5] },
    },
    {
      total: 3300,
      target: 540,
      fluoro: 1560,
      dose: 125,
      contrast: 90,
      errors: 2,
      measures: [
        time(
          "balloon_inflation",
          "Balloon across the neck",
          "Longest inflation without a pause; the brain behind it waits.",
          165,
        ),
        number(
          "balloon_offset",
          "Balloon to the neck",
          "mm",
          "Between their centres while a coil goes in.",
          1.1,
        ),
      ],
      groups: [group("Balloon", ["balloon_inflation", "balloon_offset"])],
      asked: { balloon_inflation: ["lessequal", 240] },
    },
    {
      name: "Middle cerebral bifurcation, stent-assisted",
      description:
        "Two branches leave from the neck: a stent into the larger one, the microcatheter jailed beside it.",
      total: 3300,
      target: 540,
      fluoro: 1560,
      dose: 125,
      contrast: 90,
      errors: 2,
      measures: [
        share("wall_apposition", "Stent against the wall", "Share of its length that touches.", 98),
        number("neck_coverage", "Stent beyond the neck", "mm", "The shorter of both sides.", 5.6, "less"),
      ],
      groups: [group("Stent", ["wall_apposition", "neck_coverage"])],
      asked: { wall_apposition: ["greaterequal", 95], neck_coverage: ["greaterequal", 4] },
    },
  ],
};
