import { groups, measures } from "./measures.ts";
import type { ModulePlan } from "./module-plan.ts";

const protection = measures(`
      protection_before_crossing | Protected before the lesion was crossed | yes/no | yes | Filter open or flow arrested, before anything else passed.
      protection_time | Time of protection | s | 410 | From opening the filter, or stopping the flow, until it was taken out.
      filter_movement | Movement of the filter | mm | 5 | All of it after it was opened: each millimetre scrapes the wall.
      filter_landing | Filter beyond the lesion | mm | 34 none | Distance that leaves room for the stent.`);

const stent = measures(`
      lesion_coverage | Lesion covered | % | 100 | Share of the plaque's length under the stent.
      stent_margin | Stent beyond the lesion | mm | 6.5 less | The shorter of both sides.
      stent_oversizing | Oversizing of the stent | % | 12 none | Over the diameter of the common carotid artery, where it ends there.
      predilation_pressure | Pressure of predilation | atm | 8 none | Greatest pressure of the first balloon.
      postdilation_pressure | Pressure of postdilation | atm | 9 | Greatest pressure; more than nominal opens plaque through the struts.
      dilations_after_stent | Dilations after the stent | count | 1 | Each one frees debris.
      residual_stenosis | Residual stenosis | % | 11 more | By NASCET in the last run.`);

/** Stents in the internal carotid artery. */
export const carotidStenting: ModulePlan = {
  code: "carotid-stenting",
  hasExpertReferences: true,
  measures: [
    ...protection,
    ...stent,
    ...measures(`
      atropine_given | Atropine before dilation | yes/no | yes | Or pacing at hand: the bulb answers with a slow heart.
      spasm | Spasm at the filter | yes/no | no | More than half of the diameter, in the last run.
      intracranial_run | Intracranial run compared | yes/no | yes | Before and after, in two projections.`),
  ],
  groups: groups(`
    Treatment: residual_stenosis
      Embolic protection: protection_before_crossing, protection_time
        Filter: filter_landing, filter_movement
      Stent: lesion_coverage, stent_margin, stent_oversizing
        Dilation: predilation_pressure, postdilation_pressure, dilations_after_stent
    Brain and circulation: atropine_given, spasm, intracranial_run`),
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
      measures: measures(`
      flow_arrest | Flow arrested | s | 330 | With both balloons up; the other side has to carry it.
      aspirated_syringes | Syringes aspirated before release | count | 3 none | Three of 20 ml, or until clear.`),
      groups: groups(`
    Proximal protection: flow_arrest, aspirated_syringes`),
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

/** The previous version: more time and dose allowed, and no benchmark on the order of protection and crossing. */
export const carotidStentingBefore: ModulePlan = {
  ...carotidStenting,
  measures: [...protection, ...stent],
  groups: groups(`
    Treatment: protection_before_crossing, protection_time, filter_landing, filter_movement, lesion_coverage, stent_margin, stent_oversizing, predilation_pressure, postdilation_pressure, dilations_after_stent, residual_stenosis`),
  asked: { lesion_coverage: ["greaterequal", 95], residual_stenosis: ["lessthan", 30] },
  exercises: [
    { total: 1800, target: 420, fluoro: 840, dose: 60, contrast: 90, errors: 3 },
    { total: 2100, target: 480, fluoro: 960, dose: 65, contrast: 95, errors: 3 },
    { total: 2400, target: 840, fluoro: 1140, dose: 75, contrast: 100, errors: 3 },
    { total: 2100, target: 480, fluoro: 960, dose: 65, contrast: 90, errors: 3 },
  ],
};
