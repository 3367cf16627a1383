import type { DemoFile } from "@cathedra/api/seed";
import { type Instant, instant } from "@cathedra/domain";
import { cast, getActor } from "@cathedra/test-fixtures";
import { getPicture } from "../content/pictures.ts";
import { toDocument } from "../software/document.ts";
import { manuals } from "./manuals.ts";

const dayMs = 86_400_000;

/** Each picture's path, the subject of its drawing, and its age in days. */
const pictures = [
  ["Pictures/Cases/EVAR/Infrarenal aneurysm before.png", "EVAR aorta", 41],
  ["Pictures/Cases/EVAR/Infrarenal aneurysm after.png", "endograft in the aorta", 41],
  ["Pictures/Cases/Carotid/Stenosis, left.png", "carotid stenosis", 33],
  ["Pictures/Cases/Carotid/Stent in place.png", "angioplasty and stent", 33],
  ["Pictures/Cases/Coiling of an aneurysm.png", "coils in an aneurysm", 12],
  ["Pictures/Workshops/Radial access, Malmö.png", "radial access", 6],
  ["Pictures/Workshops/Team briefing.png", "team briefing", 6],
] as const;

const texts = [
  [
    "Read me first.txt",
    "What is where\n\nManuals: what comes with the devices; the newest version alone.\nPictures: for courses and for the web pages. Nobody is to be recognised on them.\nCourses: what is handed out.\n\nAsk Daniel before you rename a folder: courses link to what is in it.\n",
    90,
  ],
  [
    "Courses/2026/Autumn/Timetable.csv",
    "day,from,to,what\nMon,09:00,10:30,Access and closure\nMon,11:00,12:30,Wires and catheters\nTue,09:00,12:30,EVAR: planning and deployment\nWed,09:00,10:30,Carotid stenting\n",
    19,
  ],
  [
    "Courses/2026/Autumn/Checklist for the room.md",
    "# Checklist for the room\n\n- Two stations, calibrated the day before\n- Lead aprons on the hooks\n- One screen that all can see\n- Coffee\n",
    18,
  ],
] as const;

/** The files in the library of the demo world, oldest first: manuals, pictures, texts, and one in the trash. */
export async function demoFiles(now: Instant): Promise<readonly DemoFile[]> {
  const ago = (days: number) => instant(now - days * dayMs);
  const [daniel, ruth] = [getActor(cast.daniel), getActor(cast.ruth)];
  const written = await Promise.all(
    manuals.map(async ({ key, title, subtitle, chapters, daysAgo }) => ({
      key,
      bytes: await toDocument(title, subtitle, chapters),
      by: ruth,
      at: ago(daysAgo),
    })),
  );
  const drawn = await Promise.all(
    pictures.map(async ([key, speaksOf, daysAgo]) => ({
      key,
      bytes: await getPicture(key, speaksOf, 640, 360),
      by: daniel,
      at: ago(daysAgo),
    })),
  );
  const noted = texts.map(([key, text, daysAgo]) => ({
    key,
    bytes: Buffer.from(text),
    by: daniel,
    at: ago(daysAgo),
  }));
  const thrownAway: DemoFile = {
    key: "Courses/2026/Spring/Timetable, old.csv",
    bytes: Buffer.from("day,from,to,what\nMon,09:00,10:30,Access and closure\n"),
    by: daniel,
    at: ago(160),
    trashedAt: ago(9),
  };
  return [...written, ...drawn, ...noted, thrownAway].toSorted((one, other) => one.at - other.at);
}
