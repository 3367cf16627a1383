import { groups, measures } from "./measures.ts";
import type { ModulePlan } from "./module-plan.ts";

/** Stenosis and occlusion in the thigh. */
export const sfaRevascularization: ModulePlan = {
  code: "sfa-revascularization",
  measures: measures(`
      up_and_over | Time over the bifurcation | s | 210 | Until the sheath lies in the other iliac artery.
      crossing_time | Time of crossing | s | 190 | From the first touch of the lesion until the wire lies free beyond it.
      residual_stenosis | Residual stenosis | % | 17 more | In the last run, in the view that shows most.
      lesion_coverage | Lesion treated | % | 100 | Share of its length that balloon or stent reached.
      healthy_overlap | Treated healthy wall | mm | 11 | Both sides together; 5 mm on each is enough.
      balloon_ratio | Balloon to the vessel |  | 1.0 none | Diameter over the reference diameter.
      inflation_time | Time of inflation | s | 150 none | Longest one; two to three minutes leave fewer dissections.
      flow_limiting_dissection | Dissection that limits the flow | yes/no | no | In the last run.
      distal_embolus | Embolus below the knee | yes/no | no | A vessel of the calf that was open is closed.
      runoff_vessels | Vessels of the calf at the end | count | 2 less | Open down to the ankle.`),
  groups: groups(`
    Access: up_and_over
    Lesion: crossing_time, residual_stenosis
      Balloon and stent: lesion_coverage, healthy_overlap
        Inflation (closed): balloon_ratio, inflation_time
      What may go wrong: flow_limiting_dissection, distal_embolus, runoff_vessels`),
  asked: {
    residual_stenosis: ["lessthan", 30],
    lesion_coverage: ["greaterequal", 100],
    flow_limiting_dissection: ["equal", false],
    distal_embolus: ["equal", false],
  },
  exercises: [
    { total: 1500, target: 300, fluoro: 600, dose: 30, contrast: 60, errors: 2 },
    {
      total: 2700,
      target: 360,
      fluoro: 1200,
      dose: 50,
      contrast: 80,
      errors: 3,
      measures: measures(`
      re_entry_near | Re-entry within 2 cm | yes/no | yes | Of where the artery is open again.
      subintimal_length | Way beneath the intima | mm | 118 | Of the wire, all attempts.`),
      groups: groups(`
    Occlusion: re_entry_near, subintimal_length`),
      asked: { re_entry_near: ["equal", true] },
    },
    { total: 1800, target: 330, fluoro: 720, dose: 36, contrast: 65, errors: 2 },
    {
      total: 2400,
      target: 330,
      fluoro: 1020,
      dose: 44,
      contrast: 75,
      errors: 2,
      measures: measures(`
      thrombus_removed | Thrombus removed | % | 88 | Of its volume, before anything was dilated.`),
      groups: groups(`
    Thrombus: thrombus_removed`),
      asked: { thrombus_removed: ["greaterequal", 75] },
    },
  ],
};
