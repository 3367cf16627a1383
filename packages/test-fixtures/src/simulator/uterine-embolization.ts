import { groups, measures } from "./measures.ts";
import type { ModulePlan } from "./module-plan.ts";

/** Fibroids and haemorrhage of the uterus. */
export const uterineEmbolization: ModulePlan = {
  code: "uterine-embolization",
  measures: measures(`
      left_selected | Time to the left artery | s | 330 | Until the tip lies in its horizontal part.
      right_selected | Time to the right artery | s | 400 | Until the tip lies in its horizontal part, over the Waltman loop or anew.
      tip_depth_left | Tip in the left artery | mm | 42 less | Beyond the origin, past the cervicovaginal branch.
      tip_depth_right | Tip in the right artery | mm | 40 less | Beyond the origin, past the cervicovaginal branch.
      embolic_volume | Particles | ml | 7 none | Of 500-700 µm, both sides together.
      stasis_left | Flow left | grade | near stasis, slow, stasis, unchanged | At the end: near stasis is wanted, ten heart beats until it clears.
      stasis_right | Flow right | grade | near stasis, slow, stasis, unchanged | At the end: near stasis is wanted, ten heart beats until it clears.
      non_target | Particles elsewhere | yes/no | no | In the ovary, the cervix or the buttock.
      reflux | Reflux | yes/no | no | Particles went back past the tip at least once.
      spasms | Spasms | count | 0 | That stopped the flow before the particles did.
      skin_dose | Dose at the skin | mGy | 380 | Where the field lay longest: she may have children yet.
      aortogram_last | Aortogram at the end | yes/no | yes | To see what the ovarian arteries bring.`),
  groups: groups(`
    Left uterine artery: left_selected, tip_depth_left, stasis_left
    Right uterine artery: right_selected, tip_depth_right, stasis_right
    Embolization: embolic_volume
      Safety of the particles: non_target, reflux, spasms
        What is left: aortogram_last, skin_dose`),
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
      measures: measures(`
      time_to_control | Time to control | s | 820 | Until no contrast leaves a vessel any more.`),
      groups: groups(`
    Haemorrhage: time_to_control`),
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
