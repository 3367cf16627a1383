import { type CaseId, type LearningSpaceId, type ModuleId, outline } from "@cathedra/domain";

export type LearningSpaceKey = "endovascular" | "neuro" | "cardio" | "peripheral";

export type CastLearningSpace = {
  /** The space's key, which is also its code. */
  readonly key: LearningSpaceKey;
  readonly id: LearningSpaceId;
  readonly name: string;
  readonly description: string;
};

export type CastModule = {
  readonly id: ModuleId;
  readonly space: LearningSpaceKey;
  readonly name: string;
  readonly description: string;
  readonly cases: readonly CastCase[];
};

export type CastCase = { readonly id: CaseId; readonly name: string; readonly description: string };

export const learningSpaces: readonly CastLearningSpace[] = [
  {
    key: "endovascular",
    id: 1 as LearningSpaceId,
    name: "Endovascular Aorta",
    description: "Endografts of the abdominal and the thoracic aorta.",
  },
  {
    key: "neuro",
    id: 2 as LearningSpaceId,
    name: "Neurointervention",
    description: "Stroke, aneurysms and the carotid arteries.",
  },
  {
    key: "cardio",
    id: 3 as LearningSpaceId,
    name: "Interventional Cardiology",
    description: "Coronary arteries and structural heart disease.",
  },
  {
    key: "peripheral",
    id: 4 as LearningSpaceId,
    name: "Peripheral and Embolization",
    description: "Arteries of the leg, and vessels that are better closed.",
  },
];

/** The cloud modules and cases of the demo world, the tests and the pictures, in the order in which they are shown. */
export const cloudModules: readonly CastModule[] = outline(`
  endovascular
    evar | Endovascular Aortic Repair | Bifurcated endografts below the renal arteries.
      Infrarenal aneurysm, straight neck | A 58 mm aneurysm with a 22 mm neck: a first endograft, step by step.
      Infrarenal aneurysm, angulated neck | A neck of 65 degrees that asks for a stiff wire and a slow deployment.
      Narrow iliac access | Calcified external iliac arteries of 6 mm; angioplasty before the main body goes up.
      Ruptured aneurysm | An unstable patient: balloon occlusion first, then the endograft.
    tevar | Thoracic Endovascular Aortic Repair | Endografts of the descending aorta.
      Descending thoracic aneurysm | A fusiform aneurysm with healthy landing zones on both sides.
      Type B dissection | A tear beyond the left subclavian artery; find the true lumen and stay in it.
      Blunt traumatic injury | A pseudoaneurysm at the isthmus in a young patient after a fall.
  neuro
    stroke-thrombectomy | Stroke Thrombectomy | Opening large vessels in acute stroke.
      M1 occlusion, type I arch | Sixty minutes after onset: aspiration at the right middle cerebral artery.
      M1 occlusion, bovine arch | The same clot behind a left common carotid that leaves the innominate artery.
      Tandem occlusion | An occluded internal carotid artery in front of a clot at the carotid terminus.
      Basilar artery occlusion | Posterior circulation: vertebral access and a stent retriever.
      M2 branch occlusion | A small distal clot where the retriever must be chosen and placed with care.
    aneurysm-coiling | Cerebral Aneurysm Coiling | Coils, balloons and stents in small vessels.
      Posterior communicating artery, narrow neck | A 7 mm aneurysm: shape the catheter, frame, fill and finish.
      Anterior communicating artery, ruptured | Subarachnoid haemorrhage the night before; no room for a second try.
      Basilar tip, wide neck | A balloon across the neck while the coils go in.
    carotid-stenting | Carotid Stenting | Stents in the internal carotid artery, protected.
      Asymptomatic stenosis of 80% | A type I arch and a smooth lesion, with a distal filter.
      Symptomatic ulcerated plaque | A transient attack last week: proximal protection before anything crosses.
      Type III arch | A steep arch that has to be climbed with a reverse-curve catheter.
      Restenosis after endarterectomy | A long, tight lesion in a neck that was operated on before.
  cardio
    coronary-intervention | Coronary Intervention | Angioplasty and stents in coronary arteries.
      Right coronary artery, single lesion | A focal stenosis: guide, wire, balloon, stent.
      Left anterior descending bifurcation | A diagonal branch in the lesion; a provisional strategy.
      Acute inferior infarction | An occluded right coronary artery and a heart rate of forty.
      Left circumflex, calcified | A lesion that no balloon opens until the calcium is treated.
    tavi | Transcatheter Aortic Valve | Valves through the femoral artery.
      Tricuspid valve, transfemoral | An 82-year-old with severe stenosis and good access on both sides.
      Bicuspid valve | An oval annulus: size and position decide on the leak.
      Valve in valve | A failing surgical valve of 23 mm and low coronary arteries.
  peripheral
    sfa-revascularization | Superficial Femoral Artery | Stenosis and occlusion in the thigh.
      Short stenosis, contralateral access | Up and over the bifurcation to a 3 cm lesion.
      Chronic total occlusion | Twelve centimetres: through the lumen, or beneath the intima and back.
      In-stent restenosis | Claudication has returned a year after the stent.
      Acute limb ischaemia | A thrombosed artery: aspiration, lysis, and what lies underneath.
    below-the-knee | Below the Knee | Long balloons in small arteries, for a foot at risk.
      Anterior tibial artery occlusion | An antegrade puncture and a straight line to the foot.
      Peroneal artery, collateral access | The only vessel left, reached through a collateral.
      Pedal loop | A retrograde way through the plantar arch.
    uterine-embolization | Uterine Artery Embolization | Fibroids treated through the wrist or the groin.
      Single intramural fibroid | Both uterine arteries in turn, to near stasis.
      Ovarian artery supply | A fibroid that is fed from above as well: see it before it matters.
      Postpartum haemorrhage | Find the bleeding, and stop it within minutes.`).flatMap(
  ({ cells: [space], below }) =>
    below.map(
      ({ cells: [id = "", name = "", description = ""], below: cases }): CastModule => ({
        id: id as ModuleId,
        space: space as LearningSpaceKey,
        name,
        description,
        cases: cases.map(({ cells: [caseName = "", about = ""] }, index) => ({
          id: `${id}-${String(index + 1).padStart(2, "0")}` as CaseId,
          name: caseName,
          description: about,
        })),
      }),
    ),
);
