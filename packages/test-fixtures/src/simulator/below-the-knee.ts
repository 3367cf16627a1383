import { groups, measures } from "./measures.ts";
import type { ModulePlan } from "./module-plan.ts";

/** Long balloons in small arteries of the calf and the foot. */
export const belowTheKnee: ModulePlan = {
  code: "below-the-knee",
  measures: measures(`
      crossing_time | Time of crossing | s | 330 | From the first touch of the occlusion until the wire lies free beyond it.
      wire_tip_load | Strongest wire | g | 4 none | Tip load of the strongest wire that was used.
      angiosome_reached | Angiosome of the wound reached | yes/no | yes | A straight line of flow leads to it.
      residual_stenosis | Residual stenosis | % | 21 more | The worst place in the treated artery.
      lesion_coverage | Lesion treated | % | 100 | Share of its length that a balloon reached.
      inflation_time | Time of inflation | s | 170 none | Longest one, with a balloon of full length.
      vasospasm | Spasm at the end | yes/no | no | In the last run, after nitroglycerin.
      perforation | Perforation | yes/no | no | Contrast outside the artery.
      nitroglycerin | Nitroglycerin | µg | 300 none | Through the catheter, all doses.
      runoff_vessels | Vessels into the foot at the end | count | 2 less | Of three.`),
  groups: groups(`
    Occlusion: crossing_time, wire_tip_load
      Angioplasty: lesion_coverage, residual_stenosis
        Inflation (closed): inflation_time, nitroglycerin
    The foot: angiosome_reached, runoff_vessels, vasospasm, perforation`),
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
      measures: measures(`
      loop_closed | Loop closed | yes/no | yes | Wire from the dorsal into the plantar artery, and back up.`),
      groups: groups(`
    Plantar arch: loop_closed`),
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
      measures: measures(`
      rendezvous | Rendezvous | s | 420 | From the puncture until the wire is caught from above.`),
      groups: groups(`
    Retrograde way: rendezvous`),
      asked: { rendezvous: ["lessequal", 600] },
    },
  ],
};
