import { groups, measures } from "./measures.ts";
import type { ModulePlan } from "./module-plan.ts";

/** Large vessels of the brain, opened in acute stroke. */
export const strokeThrombectomy: ModulePlan = {
  code: "stroke-thrombectomy",
  hasExpertReferences: true,
  measures: measures(`
      puncture_to_reperfusion | Puncture to reperfusion | s | 1320 | Until contrast first fills the territory again.
      arch_to_guide | Guide catheter in place | s | 320 | From the arch until the guide or the balloon guide is in its vessel.
      passes | Passes | count | 1 | How often a retriever was pulled, or aspiration was tried.
      first_pass | Reperfusion at the first pass | yes/no | yes | mTICI 2c or 3 after one pass.
      mtici | Reperfusion at the end (mTICI) | grade | 3, 2c, 2b, 2a | Modified treatment in cerebral infarction scale.
      retriever_dwell | Retriever in the clot | s | 230 none | From unsheathing until it is pulled; three to five minutes let it integrate.
      retriever_position | Retriever beyond the clot | mm | 8 none | How far its active part reaches beyond the distal end of the clot.
      proximal_arrest | Flow arrested while pulling | yes/no | yes | Balloon of the guide up, or aspiration at the clot.
      new_territory | Emboli in a new territory | yes/no | no | A branch that was open is closed in the last run.
      perforation | Perforation | yes/no | no | Contrast outside the vessels.
      vasospasm | Vasospasm | yes/no | no | Narrowing of more than half that was not there before.
      microwire_beyond | Microwire beyond the clot | mm | 14 | Farthest way into vessels that were not seen.
      air_free | Flushed without air | yes/no | yes | All catheters, before they entered.`),
  groups: groups(`
    Reperfusion: puncture_to_reperfusion, mtici
      Passes: passes, first_pass
        Retriever: retriever_dwell, retriever_position, proximal_arrest
    Access: arch_to_guide, air_free
    Complications: new_territory, perforation, vasospasm, microwire_beyond`),
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
      measures: measures(`
      carotid_residual | Residual stenosis of the carotid | % | 22 more | After angioplasty or stent, by NASCET.
      cervical_first | Way through the neck kept | yes/no | yes | The wire stayed beyond the carotid lesion throughout.`),
      groups: groups(`
    Cervical lesion: carotid_residual, cervical_first`),
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
