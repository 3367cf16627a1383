import { groups, measures } from "./measures.ts";
import type { ModulePlan } from "./module-plan.ts";

/** Endografts of the abdominal aorta. */
export const evar: ModulePlan = {
  code: "evar",
  hasExpertReferences: true,
  measures: measures(`
      renal_offset | Graft to the lowest renal artery | mm | 2.4 | Between the covered edge of the main body and the lower edge of the artery; negative where it is covered.
      neck_seal | Seal in the neck | mm | 17 less | Length over which the fabric lies against the wall of the neck.
      proximal_oversizing | Oversizing in the neck | % | 16 none | Of the graft's diameter over that of the neck; 10-20 % is what the instructions ask for.
      renal_covered | Renal artery covered | yes/no | no | More than half of an ostium lies under the fabric.
      gate_cannulation | Cannulation of the gate | s | 190 | From release of the contralateral gate until a catheter turns freely in it.
      limb_overlap | Overlap of the limbs | mm | 32 less | Of the contralateral limb in the main body; 30 mm is a full overlap.
      iliac_offset_right | Right landing to the internal iliac | mm | 9 | Between the end of the limb and the origin of the internal iliac artery.
      iliac_offset_left | Left landing to the internal iliac | mm | 10 | Between the end of the limb and the origin of the internal iliac artery.
      moulding | Seals moulded with the balloon | yes/no | yes | Neck, overlap and both landings, each once.
      endoleak_1a | Endoleak of type Ia | yes/no | no | Contrast beside the proximal seal in the last run.
      endoleak_1b | Endoleak of type Ib | yes/no | no | Contrast beside a distal seal in the last run.
      endoleak_3 | Endoleak of type III | yes/no | no | Contrast between the components in the last run.
      gantry_corrections | Corrections of the gantry | count | 4 none | Turned to look along the neck, and at the origin of the internal iliac arteries.`),
  groups: groups(`
    Endograft
      Proximal seal: renal_offset, neck_seal, proximal_oversizing, renal_covered
      Contralateral limb: gate_cannulation, limb_overlap
      Distal seal: moulding
        Right limb: iliac_offset_right
        Left limb: iliac_offset_left
      Completion: endoleak_1a, endoleak_1b, endoleak_3, gantry_corrections | What the last run shows.`),
  asked: {
    renal_offset: ["lessequal", 4],
    neck_seal: ["greaterequal", 15],
    renal_covered: ["equal", false],
    gate_cannulation: ["lessequal", 300],
    endoleak_1a: ["equal", false],
    endoleak_1b: ["equal", false],
  },
  exercises: [
    { total: 2700, target: 240, fluoro: 960, dose: 90, contrast: 90, errors: 2 },
    {
      total: 3000,
      target: 270,
      fluoro: 1140,
      dose: 110,
      contrast: 100,
      errors: 2,
      asked: { renal_offset: ["lessequal", 5], neck_seal: ["greaterequal", 12] },
    },
    {
      total: 3000,
      target: 420,
      fluoro: 1140,
      dose: 105,
      contrast: 95,
      errors: 3,
      measures: measures(`
      access_residual | Residual stenosis of the access | % | 18 more | Of the external iliac artery after angioplasty.
      sheath_force | Greatest force at the sheath | N | 11 | While the main body passes the iliac arteries.`),
      groups: groups(`
    Access: access_residual, sheath_force`),
    },
    {
      total: 1800,
      target: 150,
      fluoro: 780,
      dose: 85,
      contrast: 80,
      errors: 3,
      measures: measures(`
      time_to_occlusion | Time to aortic occlusion | s | 165 | Until the balloon stands above the rupture.
      occlusion_time | Time of occlusion | s | 700 | How long the balloon stood in front of the visceral arteries.
      blood_loss | Blood loss | ml | 900 | Estimated from pressure and time.`),
      groups: groups(`
    Rupture: time_to_occlusion, occlusion_time, blood_loss`),
      asked: { time_to_occlusion: ["lessequal", 240] },
    },
  ],
};
