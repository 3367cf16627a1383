import { vesselsOf } from "../vessels.ts";
import { aorta, arch, balloon, coils } from "./arteries.ts";
import type { Chance, Mark } from "./mark.ts";
import { bars, curve, dial, team } from "./people.ts";
import { filter, fluoroscopy, hand, ultrasound } from "./views.ts";

type Scene = (chance: Chance) => Mark[];

/** What is drawn for a title that speaks of it; the first that fits. */
const scenes: readonly (readonly [RegExp, Scene])[] = [
  [/dose/i, dial],
  [/logbook/i, curve],
  [/ultrasound|drainage|biops|nephrostomy|ascites/i, ultrasound],
  [/radial/i, hand],
  [/evar|aort(a|ic)|endograft/i, aorta],
  [/\barch\b|carotid|thrombectomy/i, arch],
  [/vein|filter|tips|port impl/i, filter],
  [/team|feedback|debrief|briefing|handing|calling/i, team],
  [/emboli|coil|aneurysm/i, coils],
  [/angioplasty|stent/i, balloon],
  [/safety|course|week/i, bars],
  [/catheter|wire|access/i, fluoroscopy],
];

/** The drawing for a title; a tree of vessels, which the name grows, where it speaks of nothing else. */
export function sceneOf(name: string, title: string, chance: Chance): readonly Mark[] {
  const scene = scenes.find(([words]) => words.test(title))?.[1];
  if (scene !== undefined) return scene(chance);
  return vesselsOf(name).map(({ x, y, radius }) => ({ x: x * 16, y: y * 9, radius: radius * 16, ink: 0.95 }));
}
