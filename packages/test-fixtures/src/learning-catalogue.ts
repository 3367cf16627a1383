import { type CourseId, type OutlineEntry, outline, type UnitId } from "@cathedra/domain";
import type { LearningSpaceKey } from "./cloud-catalogue.ts";

/** The types of units, named as on the learning platform. */
export type CastUnitType = "Section" | "Content" | "Video" | "Image hotspot" | "Test";

export type CastUnit = {
  readonly id: UnitId;
  readonly platformId: string;
  readonly name: string;
  readonly type: CastUnitType;
};

export type CastCourse = {
  readonly id: CourseId;
  readonly platformId: string;
  readonly code: string;
  readonly name: string;
  readonly category: string;
  readonly description: string;
  readonly space: LearningSpaceKey;
  readonly units: readonly CastUnit[];
};

/** The learning platform's id of a space. */
export const platformSpaceIds: Readonly<Record<LearningSpaceKey, string>> = {
  endovascular: "11",
  neuro: "12",
  cardio: "13",
  peripheral: "14",
};

/**
 * The courses of the demo world and the tests, in the order of their space. The first of each space has content on the local
 * learning platform. A space has a prefix for codes and its first number; a course has a name, category, description and units;
 * a unit without a type is a text, and such a course gets the usual units of a short one.
 */
export const courses: readonly CastCourse[] = outline(`
  endovascular | EVA | 1
    EVAR: from the CT to the completion angiogram | Procedures | Plan an infrarenal repair on the CT, choose the endograft, and go through the steps until the last picture shows no leak.
      Section | Planning
      Content | What the CT has to tell you
      Image hotspot | Find the landing zones
      Content | Choosing main body and limbs
      Section | The procedure
      Content | Access and the stiff wire
      Video | Deploying the main body
      Content | Cannulating the contralateral gate
      Section | Before you close
      Content | Endoleaks on the completion angiogram
      Test | What would you do?
    Percutaneous access and closure | Procedures | Ultrasound-guided puncture of the common femoral artery, and closing what a 20 French sheath leaves.
      Puncture under ultrasound
      Preclose with two sutures
      When closure fails
    TEVAR for type B dissection | Procedures | Finding the true lumen, covering the tear, and keeping the spinal cord supplied.
      True lumen, false lumen
      Sizing without oversizing
      Spinal protection
    Radiation: your dose and the patient's | Safety | Time, distance and shielding, collimation and frame rate, and what the numbers on the display mean.
      Kerma, DAP and skin dose
      Five habits that halve the dose
      Pregnancy in the suite
    Contrast and the kidneys | Safety | Whom to worry about, how little is enough, and carbon dioxide as the other way.
      Who is at risk
      Diluting and timing
      Carbon dioxide angiography
    Endoleaks: find, name, treat | Complications | The five types on CT and angiogram, and which of them can wait.
      Types I to V
      Embolizing a type II leak
      Follow-up that is kept
  neuro | NEU | 7
    Thrombectomy: the first pass | Procedures | From the door to the first pass: reading the CT, getting a catheter up, and taking the clot out at once.
      Section | Before the groin
      Content | Whom to treat, and until when
      Image hotspot | Find the occlusion
      Section | Getting there
      Content | Arches of type I, II and III
      Video | Balloon guide catheter in the internal carotid
      Section | Taking it out
      Content | Stent retriever, aspiration, or both
      Content | When the first pass fails
      Test | Four patients at night
    Carotid stenting | Procedures | Whom to stent, protecting the brain, and crossing what wants to break.
      Stent or surgery
      Filters and flow reversal
      Bradycardia at the bulb
    Coiling of unruptured aneurysms | Procedures | The neck, the dome and the first coil; balloons and stents as helpers.
      Neck and dome
      The framing coil
      Balloon remodelling
    Flow diversion | Procedures | Landing, opening and apposing a diverter, and the pills that keep it open.
      Choosing the length
      Opening in a curve
      Platelets tested
    Cerebral angiography, vessel by vessel | Imaging | The standard views of the carotid and the vertebral arteries, with names for what you see.
      Anterior circulation
      Posterior circulation
      Veins and sinuses
    Perforation, dissection, spasm | Complications | What it looks like in the first ten seconds, and what the hands do next.
      Seeing it early
      Reversal and the balloon
      Telling the team
  cardio | CAR | 13
    Coronary angiography by the radial artery | Procedures | Puncture, catheters and views: a whole diagnostic angiogram by the wrist.
      Section | The wrist
      Content | Choosing and puncturing the radial artery
      Content | Spasm, loops, and when to change sides
      Section | The coronary arteries
      Content | Left and right ostium
      Image hotspot | Name the segments
      Video | Six views that miss nothing
      Section | Afterwards
      Content | Patent haemostasis
      Test | Read four angiograms
    A first coronary stent | Procedures | Guide, wire, balloon, stent, and how to know that it is open to the wall.
      Guide and wire
      Predilate or not
      Is it apposed?
    Bifurcations made simple | Procedures | One stent unless there is a reason, and what the reason may be.
      Medina in a minute
      Provisional stenting
      Kissing balloons
    Transcatheter aortic valve: the steps | Procedures | Access, crossing, pacing, deploying: what everybody at the table does when.
      Sizing on CT
      Crossing and the wire
      Leak, block, stroke
    Pressure wires | Physiology | FFR and its resting relatives: zeroing, equalizing, and numbers that lie.
      Setting it up
      Hyperaemia
      Drift and damping
    No reflow and perforation | Complications | Two emergencies of the catheter laboratory, rehearsed until the order is in the fingers.
      No reflow
      Covered stents and coils
      Tamponade
  peripheral | PER | 19
    Crossing a chronic occlusion of the leg | Procedures | Through the lumen or beneath the intima: wires, catheters and the way back in.
      Section | Deciding
      Content | Claudication, rest pain, tissue loss
      Image hotspot | Read the run-off
      Section | Crossing
      Content | Wires and what their tips do
      Content | Subintimal, and how to come back
      Video | Retrograde access at the ankle
      Section | Treating
      Content | Balloon, drug, stent
      Test | Plan three legs
    Drug-coated balloons and stents above the knee | Procedures | What the trials say, and how to use the minutes that a coated balloon gives.
      Preparing the vessel
      Transit time
      Stents at the knee
    Below the knee | Procedures | Angiosomes, small balloons and long inflations for feet that do not heal.
      Angiosomes
      Tibial access
      When to stop
    Uterine artery embolization | Procedures | From the groin to the uterine artery, particles of the right size, and pain afterwards.
      Anatomy of the pelvis
      Particles and end points
      Pain after the procedure
    Bleeding: embolize now | Procedures | Trauma, the gut and the lung: find it, close it, keep what is needed.
      Where is it bleeding?
      Coils, plugs, glue
      Non-target embolization
    Sedation and monitoring | Safety | Who may have it, what to watch, and what to do when breathing stops.
      Before the first dose
      Capnography
      Reversal`).flatMap(({ cells: [space, prefix, first], below }) =>
  below.map((course, index) =>
    getCourse(space as LearningSpaceKey, `${prefix}-${index + 1}01`, Number(first) + index, course),
  ),
);

/** The platform's numbers differ from the portal's, so that a mix-up makes a test fail. */
function getCourse(space: LearningSpaceKey, code: string, number: number, course: OutlineEntry): CastCourse {
  const [name = "", category = "", description = ""] = course.cells;
  const isShort = course.below.every(({ cells }) => cells.length === 1);
  const units = isShort
    ? [
        ["Section", "Read"],
        ...course.below.map(({ cells: [text] }) => ["Content", text]),
        ["Section", "Try yourself"],
        ["Test", "Five questions"],
      ]
    : course.below.map(({ cells }) => cells);
  return {
    id: number as CourseId,
    platformId: String(100 + number),
    code,
    name,
    category,
    description,
    space,
    units: units.map(([type, unitName = ""], position) => ({
      id: (number * 100 + position + 1) as UnitId,
      platformId: String(2000 + number * 20 + position),
      name: unitName,
      type: type as CastUnitType,
    })),
  };
}
