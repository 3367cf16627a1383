import { groups, measures } from "./measures.ts";
import type { ModulePlan } from "./module-plan.ts";

/** Coils, balloons and stents in aneurysms of the brain. */
export const aneurysmCoiling: ModulePlan = {
  code: "aneurysm-coiling",
  measures: measures(`
      tip_to_dome | Microcatheter to the dome | mm | 2.3 less | Smallest distance between its tip and the wall opposite the neck.
      perforation | Perforation | yes/no | no | Contrast outside the aneurysm.
      framing_ratio | First coil to the aneurysm | % | 98 none | Diameter of the framing coil over the mean diameter.
      coils | Coils detached | count | 5 none | Of all sizes.
      coils_replaced | Coils taken back | count | 1 | Wrong size, or lost its hold.
      packing_density | Packing density | % | 26 | Volume of the coils over that of the aneurysm; below 20 % it opens again.
      occlusion | Occlusion (Raymond-Roy) | grade | I, II, IIIa, IIIb | I complete, II neck, III aneurysm.
      coil_protrusion | Loop in the parent artery | yes/no | no | At least one loop stands out of the neck.
      parent_open | Parent artery open | yes/no | yes | No narrowing of more than a third, no clot in the last run.
      heparin_delay | Microcatheter without flush | s | 4 | How long its pressure bag was not running.
      detachment_time | Time of detachment | s | 34 | From the coil's last position to its separation, the mean of all.
      kickback | Kickback of the microcatheter | mm | 1.6 | Greatest way back while a coil went in.`),
  groups: groups(`
    Aneurysm: occlusion, packing_density
      Microcatheter: tip_to_dome, kickback, heparin_delay
      Coils: framing_ratio, coils
        Detachment (closed): coils_replaced, detachment_time
    Complications: perforation, coil_protrusion, parent_open`),
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
      measures: measures(`
      balloon_inflation | Balloon across the neck | s | 165 | Longest inflation without a pause; the brain behind it waits.
      balloon_offset | Balloon to the neck | mm | 1.1 | Between their centres while a coil goes in.`),
      groups: groups(`
    Balloon: balloon_inflation, balloon_offset`),
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
      measures: measures(`
      wall_apposition | Stent against the wall | % | 98 | Share of its length that touches.
      neck_coverage | Stent beyond the neck | mm | 5.6 less | The shorter of both sides.`),
      groups: groups(`
    Stent: wall_apposition, neck_coverage`),
      asked: { wall_apposition: ["greaterequal", 95], neck_coverage: ["greaterequal", 4] },
    },
  ],
};
