import { groups, measures } from "./measures.ts";
import type { ModulePlan } from "./module-plan.ts";

/** Angioplasty and stents in coronary arteries. */
export const coronaryIntervention: ModulePlan = {
  code: "coronary-intervention",
  measures: measures(`
      ostium_engaged | Time to the ostium | s | 85 | Until the guide sits coaxially in it.
      pressure_damped | Damped pressure | count | 0 | How often the guide stopped the flow into its artery.
      wire_crossing | Time of wiring | s | 95 | From the ostium until the wire lies in the distal third.
      lesion_coverage | Lesion covered | % | 100 | Share of the plaque's length under the stent.
      geographic_miss | Geographic miss | mm | 0.8 | Dilated wall that no stent covers, both sides together.
      stent_ratio | Stent to the vessel |  | 1.08 none | Diameter of the stent over the reference diameter.
      stent_expansion | Expansion of the stent | % | 92 | Least area in it over the mean reference area.
      malapposition | Struts away from the wall | yes/no | no | More than 0.4 mm, over more than a millimetre.
      postdilation_pressure | Pressure of postdilation | atm | 18 none | With a balloon that does not grow.
      residual_stenosis | Residual stenosis | % | 6 more | In the view that shows most.
      timi | Flow at the end (TIMI) | grade | 3, 2, 1 | 3 as fast as in the other arteries.
      edge_dissection | Dissection at an edge | yes/no | no | Type B or worse, left as it was.
      ischaemia_time | Time with the balloon up | s | 70 | All inflations together.`),
  groups: groups(`
    Guide and wire: ostium_engaged, pressure_damped, wire_crossing
    Stent: residual_stenosis, timi
      Position: lesion_coverage, geographic_miss
      Expansion: stent_ratio, stent_expansion, malapposition
        Balloons (closed): postdilation_pressure, ischaemia_time
      Complications: edge_dissection`),
  asked: {
    lesion_coverage: ["greaterequal", 100],
    stent_expansion: ["greaterequal", 80],
    residual_stenosis: ["lessthan", 20],
    edge_dissection: ["equal", false],
  },
  exercises: [
    { total: 1500, target: 240, fluoro: 540, dose: 40, contrast: 110, errors: 2 },
    {
      total: 2100,
      target: 270,
      fluoro: 840,
      dose: 55,
      contrast: 140,
      errors: 2,
      measures: measures(`
      side_branch_wired | Side branch wired first | yes/no | yes | Before the main vessel was stented.
      side_branch_stenosis | Stenosis of the side branch | % | 28 more | At its ostium in the last run.
      proximal_optimisation | Proximal part dilated to its size | yes/no | yes | So that the next wire finds its way.`),
      groups: groups(`
    Bifurcation: side_branch_wired, side_branch_stenosis, proximal_optimisation`),
      asked: { side_branch_wired: ["equal", true], side_branch_stenosis: ["lessthan", 50] },
    },
    {
      total: 1500,
      target: 210,
      fluoro: 600,
      dose: 45,
      contrast: 120,
      errors: 2,
      measures: measures(`
      wire_to_flow | Start to first flow | s | 430 | Until the artery is open, however narrow.`),
      groups: groups(`
    Infarction: wire_to_flow`),
      asked: { wire_to_flow: ["lessequal", 600] },
    },
    { total: 2400, target: 270, fluoro: 960, dose: 65, contrast: 130, errors: 2 },
  ],
};
