import { createHash } from "node:crypto";

export type DemoVideo = {
  readonly id: string;
  readonly title: string;
  /** The status of the video. Private and deleted videos stay in a playlist without picture and date. */
  readonly state: "public" | "private" | "deleted";
};

/** The titles of the videos, by topic. */
const series = `
  Access: Radial artery; Common femoral artery; Popliteal vein; Internal jugular vein; Brachial artery; Dialysis fistula
  Catheter skills: Forming a reverse curve; Selecting the left renal artery; Crossing the arch; Exchanging over a long wire; Microcatheter preparation; Flushing without bubbles
  Embolisation: Uterine arteries; Splenic trauma; Gastroduodenal bleeding; Varicocele; Bronchial arteries; Prostate arteries; Type II endoleak
  Angioplasty and stenting: Superficial femoral artery; Iliac kissing stents; Below the knee; Renal artery; Subclavian artery; Central venous stenosis; In-stent restenosis
  Neurointervention: Thrombectomy by aspiration; Stent retriever; Carotid stenting; Coiling with balloon; Flow diverter; Middle meningeal artery
  Aorta: EVAR planning; EVAR deployment; Thoracic endograft; Iliac branch device; Rupture: balloon first
  Drainage and biopsy: Biliary drainage; Nephrostomy; Abscess by ultrasound; Lung biopsy; Liver biopsy, transjugular; Ascites
  Veins: Port implantation; Tunnelled line; IVC filter in and out; Iliofemoral thrombosis; TIPS step by step
  Safety: Dose: five habits; Contrast reactions; Puncture site bleeding; Air embolism; Lost guide wire; Handing over
  Team: Briefing in two minutes; Closing the loop; Debriefing a hard case; Calling for help; Teaching at the table; Writing the report`
  .trim()
  .split("\n")
  .map((line) => line.trim().split(/: (.*)/))
  .map(([topic = "", titles = ""]) => [topic, titles.split("; ")] as const);

/** The demo's playlist: 60 public videos, and two that no one can watch. */
export const demoVideos: readonly DemoVideo[] = series.flatMap(([topic, titles], row) => [
  ...titles.map(
    (title): DemoVideo => ({ id: getId(`${topic}/${title}`), title: `${topic}: ${title}`, state: "public" }),
  ),
  ...(row === 2 ? [{ id: getId("private"), title: "Private video", state: "private" } as const] : []),
  ...(row === 5 ? [{ id: getId("deleted"), title: "Deleted video", state: "deleted" } as const] : []),
]);

/** An id of eleven characters, as on YouTube. */
function getId(text: string): string {
  return createHash("sha256").update(text).digest("base64url").slice(0, 11);
}
