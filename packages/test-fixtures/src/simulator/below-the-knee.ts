import { count, group, number, share, time, yes } from "./measures.ts";
import type { ModulePlan } from "./module-plan.ts";

/** Long balloons in small arteries of the calf and the foot. */
export const belowTheKnee: ModulePlan = {
  code: "below-the-knee",
  measures: [
    time(
      "crossing_time",
      "Time of crossing",
      "From the first touch of the occlusion until the wire lies free beyond it.",
      330,
    ),
    number(
      "wire_tip_load",
      "Strongest wire",
      "g",
      "Tip load of the strongest wire that was used.",
      4,
      "none",
    ),
    yes("angiosome_reached", "Angiosome of the wound reached", "A straight line of flow leads to it."),
    share("residual_stenosis", "Residual stenosis", "The worst place in the treated artery.", 21, "more"),
    share("lesion_coverage", "Lesion treated", "Share of its length that a balloon reached.", 100),
    time("inflation_time", "Time of inflation", "Longest one, with a balloon of full length.", 170, "none"),
    yes("vasospasm", "Spasm at the end", "In the last run, after nitroglycerin.", false),
    yes("perforation", "Perforation", "Contrast outside the artery.", false),
    number("nitroglycerin", "Nitroglycerin", "µg", "Through the catheter, all doses.", 300, "none"),
    count("runoff_vessels", "Vessels into the foot at the end", "Of three.", 2, "less"),
  ],
  groups: [
    group(
      "Occlusion",
      ["crossing_time", "wire_tip_load"],
      [
        group(
          "Angioplasty",
          ["lesion_coverage", "residual_stenosis"],
          [group("Inflation", ["inflation_time", "nitroglycerin"], [], { isOpen: false })],
        ),
      ],
    ),
    group("The foot", ["angiosome_reached", "runoff_vessels", "vasospasm", "perforation"]),
  ],
  asked: {
    angiosome_reached: ["equal", true],
    residual_stenosis: ["lessthan", 30],
    perforation: ["equal", false],
  },
  exercises: [
    { total: 2100, target: 300, fluoro: 960, dose: 18, contrast: 50, errors: 2 },
    { total: 2700, target: 420, fluoro: 1260, dose: 22, contrast: 60, errors: 2 },
    {
      total: 3000,
      target: 480,
      fluoro: 1440,
      dose: 24,
      contrast: 60,
      errors: 2,
      measures: [
        yes("loop_closed", "Loop closed", "Wire from the dorsal into the plantar artery, and back up."),
      ],
      groups: [group("Plantar arch", ["loop_closed"])],
    },
    {
      name: "Retrograde puncture of the dorsal artery",
      description: "From above it does not go: puncture in the foot, and meet in the middle.",
      total: 2700,
      target: 480,
      fluoro: 1320,
      dose: 23,
      contrast: 55,
      errors: 2,
      measures: [
        time("rendezvous", "Rendezvous", "From the puncture until the wire is caught from above.", 420),
      ],
      groups: [group("Retrograde way", ["rendezvous"])],
      asked: { rendezvous: ["lessequal", 600] },
    },
  ],
};
