import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { getVessels } from "./vessels.ts";

/** The drawings by words: a title gets the first drawing with a word that occurs in it. */
const drawings: readonly (readonly [words: RegExp, file: string])[] = [
  [/dose/i, "dial"],
  [/logbook/i, "curve"],
  [/ultrasound|drainage|biops|nephrostomy|ascites/i, "ultrasound"],
  [/radial/i, "hand"],
  [/evar|aort(a|ic)|endograft/i, "aorta"],
  [/\barch\b|carotid|thrombectomy/i, "arch"],
  [/vein|filter|tips|port impl/i, "filter"],
  [/team|feedback|debrief|briefing|handing|calling/i, "team"],
  [/emboli|coil|aneurysm/i, "coils"],
  [/angioplasty|stent/i, "balloon"],
  [/safety|course|week/i, "bars"],
  [/catheter|wire|access/i, "fluoroscopy"],
];

const hues = ["#0b5c5c", "#243b63", "#582a58", "#6e3426", "#264e34", "#343c46"] as const;
const [paper, night] = ["#e9f0f0", "#0c1218"] as const;

/** The drawing for a title, 16 wide and 9 high; without a matching one, a tree of vessels that is generated from the name. */
export function getDrawing(name: string, title: string): string {
  const file = drawings.find(([words]) => words.test(title))?.[1];
  if (file !== undefined) return readFileSync(join(import.meta.dirname, `drawings/${file}.svg`), "utf8");
  const dots = getVessels(name).map(
    ({ x, y, radius }) => `<circle cx="${x * 16}" cy="${y * 9}" r="${radius * 16}" fill="currentColor"/>`,
  );
  return `<svg viewBox="0 0 16 9">${dots.join("")}</svg>`;
}

/**
 * A PNG picture for a video or an article, showing the subject of its title. The name determines colours, side and distance.
 */
export function getPicture(name: string, title: string, width = 320, height = 180): Promise<Buffer> {
  const digest = createHash("sha256").update(name).digest();
  const part = (at: number) => (digest[at] ?? 0) / 256;
  const hue = hues[(digest[5] ?? 0) % hues.length];
  const [ink, ground] = (digest[6] ?? 0) % 3 === 0 ? [paper, night] : [hue, paper];
  const scale = 0.85 + 0.35 * part(0);
  const side = part(1) < 0.5 ? -scale : scale;
  const drawing = getDrawing(name, title).replace("<svg", '<svg width="16" height="9" overflow="visible"');
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 16 9" color="${ink}">
    <rect width="16" height="9" fill="${ground}"/>
    <g transform="translate(${7 + 2 * part(2)} 4.5) scale(${side} ${scale}) translate(-8 -4.5)">${drawing}</g>
  </svg>`;
  return sharp(Buffer.from(picture)).png().toBuffer();
}
