import { createHash } from "node:crypto";
import { paletteImage } from "./png.ts";
import { vesselsOf } from "./vessels.ts";

/** Light to dark, as contrast medium is seen; each name has one of these hues. */
const inks = [
  [11, 92, 92],
  [36, 59, 99],
  [88, 42, 88],
  [110, 52, 38],
  [38, 78, 52],
  [52, 60, 70],
] as const;
const paper = [233, 240, 240] as const;

/** A picture for a video or an article: vessels as a radiograph shows them. */
export function pictureOf(name: string, width = 320, height = 180): Buffer {
  const shade = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [dx, dy] = [x / width - 0.5, y / height - 0.5];
      shade[y * width + x] = 0.1 + 0.55 * (dx * dx + dy * dy);
    }
  }
  for (const { x, y, radius } of vesselsOf(name))
    disc(shade, width, height, x * width, y * height, Math.max(0.7, radius * width));
  const pixels = Uint8Array.from(shade, (value) => Math.round(Math.min(1, value) * 255));
  return paletteImage(width, height, pixels, paletteOf(name));
}

/** Darkens within the radius, softly at its edge; what overlaps does not add up. */
function disc(
  shade: Float32Array,
  width: number,
  height: number,
  cx: number,
  cy: number,
  radius: number,
): void {
  const reach = Math.ceil(radius) + 1;
  for (let y = Math.max(0, Math.floor(cy) - reach); y <= Math.min(height - 1, cy + reach); y += 1) {
    for (let x = Math.max(0, Math.floor(cx) - reach); x <= Math.min(width - 1, cx + reach); x += 1) {
      const inside = Math.min(1, radius + 0.5 - Math.hypot(x - cx, y - cy));
      const index = y * width + x;
      if (inside > 0) shade[index] = Math.max(shade[index] ?? 0, 0.25 + 0.7 * inside);
    }
  }
}

function paletteOf(name: string): readonly (readonly [number, number, number])[] {
  const ink = inks[(createHash("sha256").update(name).digest()[5] ?? 0) % inks.length] ?? inks[0];
  return Array.from({ length: 256 }, (_, shade) => {
    const mix = (from: number, to: number) => Math.round(from + ((to - from) * shade) / 255);
    return [mix(paper[0], ink[0]), mix(paper[1], ink[1]), mix(paper[2], ink[2])] as const;
  });
}
