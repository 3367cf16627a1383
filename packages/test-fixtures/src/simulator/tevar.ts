import { groups, measures } from "./measures.ts";
import type { ModulePlan } from "./module-plan.ts";

/** Endografts of the descending thoracic aorta. */
export const tevar: ModulePlan = {
  code: "tevar",
  measures: measures(`
      proximal_landing_error | Error of the proximal landing | mm | 3.1 | Between the planned and the reached position of the covered edge, along the outer curve.
      proximal_seal | Proximal seal | mm | 24 less | Fabric against healthy wall; 20 mm is what the instructions ask for.
      distal_seal | Distal seal | mm | 23 less | Fabric against healthy wall above the coeliac trunk.
      oversizing | Oversizing | % | 14 none | Of the graft's diameter over that of the aorta at the proximal landing.
      bird_beak | Bird beak | mm | 2.2 | Gap between the graft and the inner curve of the arch.
      subclavian_covered | Left subclavian artery covered | yes/no | no | Without having been planned.
      coeliac_covered | Coeliac trunk covered | yes/no | no | By any part of the fabric.
      pressure_at_deployment | Systolic pressure at deployment | mmHg | 88 | Lowered by rapid pacing or by drugs before the graft opens.
      deployment_time | Time of deployment | s | 42 | From the first opened stent to the released graft.
      endoleak_1 | Endoleak of type I | yes/no | no | Contrast beside a seal in the last run.
      wire_tip_drift | Drift of the stiff wire | mm | 12 | Movement of its tip in the ascending aorta while the graft goes up.`),
  groups: groups(`
    Endograft
      Proximal landing: proximal_landing_error, proximal_seal, bird_beak
        Arch branches: subclavian_covered
      Distal landing: distal_seal, coeliac_covered
      Deployment: oversizing, pressure_at_deployment, deployment_time, wire_tip_drift
      Completion: endoleak_1`),
  asked: {
    proximal_landing_error: ["lessequal", 5],
    proximal_seal: ["greaterequal", 20],
    pressure_at_deployment: ["lessthan", 100],
    subclavian_covered: ["equal", false],
    endoleak_1: ["equal", false],
  },
  exercises: [
    { total: 1800, target: 210, fluoro: 600, dose: 70, contrast: 90, errors: 2 },
    {
      total: 2100,
      target: 300,
      fluoro: 780,
      dose: 85,
      contrast: 100,
      errors: 2,
      measures: measures(`
      true_lumen | Wire in the true lumen throughout | yes/no | yes | Checked at the arch, the diaphragm and the iliac arteries.
      entry_covered | Primary entry covered | yes/no | yes | No contrast enters the false lumen from above.`),
      groups: groups(`
    Dissection: true_lumen, entry_covered`),
      asked: { true_lumen: ["equal", true] },
    },
    { total: 1500, target: 180, fluoro: 540, dose: 55, contrast: 80, errors: 2 },
    {
      name: "Penetrating ulcer, steep arch",
      description: "A short lesion in the inner curve: the shortest graft, and no bird beak.",
      total: 1800,
      target: 240,
      fluoro: 660,
      dose: 75,
      contrast: 85,
      errors: 2,
      asked: { bird_beak: ["lessthan", 4] },
    },
  ],
};
