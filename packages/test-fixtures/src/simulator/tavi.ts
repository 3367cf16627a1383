import { groups, measures } from "./measures.ts";
import type { ModulePlan } from "./module-plan.ts";

/** Aortic valves through the femoral artery. */
export const tavi: ModulePlan = {
  code: "tavi",
  measures: measures(`
      implantation_depth | Depth of implantation | mm | 3.2 none | Below the non-coronary cusp: 3 mm, and less where the membranous septum is short.
      depth_error | Error of the depth | mm | 1.1 | Between the planned and the reached depth.
      valve_oversizing | Oversizing of the valve | % | 15 none | Over the perimeter of the annulus.
      coplanar_view | Cusps in one line | yes/no | yes | The gantry stands so that the three of them do, at deployment.
      paravalvular_leak | Leak beside the valve | grade | none, trace, mild, moderate | In the last run over the root.
      mean_gradient | Mean gradient at the end | mmHg | 7 | Across the new valve.
      coronaries_open | Coronary arteries open | yes/no | yes | Both fill in the last run.
      conduction_block | New block | yes/no | no | Of the left bundle, or complete.
      pacing_time | Time of rapid pacing | s | 21 | All runs together; the heart pays for it.
      recaptures | Recaptures | count | 0 | How often the valve was taken back.
      lv_wire_drift | Drift of the wire in the ventricle | mm | 7 | While the valve crosses.
      crossing_time | Time of crossing the valve | s | 75 | With the straight wire, through the old leaflets.`),
  groups: groups(`
    Valve: mean_gradient, paravalvular_leak
      Position: implantation_depth, depth_error, coplanar_view
        Deployment: recaptures, pacing_time, valve_oversizing
      What lies beside it: coronaries_open, conduction_block
    Left ventricle: crossing_time, lv_wire_drift`),
  asked: {
    depth_error: ["lessequal", 2],
    coplanar_view: ["equal", true],
    coronaries_open: ["equal", true],
    pacing_time: ["lessequal", 30],
    mean_gradient: ["lessthan", 10],
  },
  exercises: [
    { total: 2400, target: 300, fluoro: 840, dose: 65, contrast: 90, errors: 2 },
    { total: 2700, target: 360, fluoro: 960, dose: 75, contrast: 100, errors: 2 },
    {
      total: 2700,
      target: 330,
      fluoro: 960,
      dose: 70,
      contrast: 95,
      errors: 2,
      asked: { mean_gradient: ["lessthan", 15], depth_error: ["lessequal", 1.5] },
    },
    {
      name: "Horizontal aorta",
      description: "The annulus stands at 65 degrees: the valve leans, and the wire has to hold it.",
      total: 2700,
      target: 420,
      fluoro: 1020,
      dose: 78,
      contrast: 95,
      errors: 2,
    },
  ],
};
