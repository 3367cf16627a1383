import { createHash } from "node:crypto";
import { paletteImage } from "./png.ts";
import type { Chance } from "./scenes/mark.ts";
import { sceneOf } from "./scenes/scene-of.ts";

/** Each name has one of these hues. */
const inks = [
  [11, 92, 92],
  [36, 59, 99],
  [88, 42, 88],
  [110, 52, 38],
  [38, 78, 52],
  [52, 60, 70],
] as const;
const paper = [233, 240, 240] as const;
const night = [12, 18, 24] as const;

/**
 * A picture for a video or an article: what its title speaks of, as it is seen at work. The name decides on hue, side and
 * distance, and whether it is light on dark.
 */
export function pictureOf(name: string, title: string, width = 320, height = 180): Buffer {
  const chance = chanceOf(name);
  const [isMirrored, scale, dx] = [chance() < 0.5, 0.85 + 0.35 * chance(), (chance() - 0.5) * 0.12];
  const shade = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [fromX, fromY] = [x / width - 0.5, y / height - 0.5];
      shade[y * width + x] = 0.06 + 0.4 * (fromX * fromX + fromY * fromY);
    }
  }
  for (const { x, y, radius, ink } of sceneOf(name, title, chance)) {
    const across = (x / 16 - 0.5) * scale + dx;
    const place = [0.5 + (isMirrored ? -across : across), 0.5 + (y / 9 - 0.5) * scale] as const;
    disc(shade, width, height, place[0] * width, place[1] * height, (radius / 16) * scale * width, ink);
  }
  const pixels = Uint8Array.from(shade, (value) => Math.round(Math.min(1, value) * 255));
  return paletteImage(width, height, pixels, paletteOf(name));
}

/** Darkens within the radius, softly at its edge; of what overlaps the darkest counts. */
function disc(
  shade: Float32Array,
  width: number,
  height: number,
  cx: number,
  cy: number,
  given: number,
  ink: number,
): void {
  const radius = Math.max(0.7, given);
  const reach = Math.ceil(radius) + 1;
  for (let y = Math.max(0, Math.floor(cy) - reach); y <= Math.min(height - 1, cy + reach); y += 1) {
    for (let x = Math.max(0, Math.floor(cx) - reach); x <= Math.min(width - 1, cx + reach); x += 1) {
      const inside = Math.min(1, radius + 0.5 - Math.hypot(x - cx, y - cy));
      const index = y * width + x;
      if (inside > 0) shade[index] = Math.max(shade[index] ?? 0, ink * (0.3 + 0.7 * inside));
    }
  }
}

function paletteOf(name: string): readonly (readonly [number, number, number])[] {
  const digest = createHash("sha256").update(name).digest();
  const hue = inks[(digest[5] ?? 0) % inks.length] ?? inks[0];
  const isDark = (digest[6] ?? 0) % 3 === 0;
  const from = isDark ? night.map((part, at) => Math.round(part + (hue[at] ?? 0) * 0.25)) : paper;
  const to = isDark ? paper : hue;
  return Array.from({ length: 256 }, (_, shade) => {
    const mix = (at: 0 | 1 | 2) => {
      const [light, dark] = [from[at] ?? 0, to[at]];
      return Math.round(light + ((dark - light) * shade) / 255);
    };
    return [mix(0), mix(1), mix(2)] as const;
  });
}

/** Numbers from 0 to 1 that the name decides. */
function chanceOf(name: string): Chance {
  let state = createHash("sha256").update(name).digest().readUInt32LE(8);
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
