import { getAnatomy } from "../picture/anatomy.ts";
import { getCatheter, getLine, getLumen, pigtailLine, tipOf } from "../picture/lumen.ts";
import { opening, visibleSquare } from "../picture/view-box.ts";
import { isSubtracted, type Shot } from "../suite/shots.ts";
import type { Point } from "../vessels.ts";

const still = { format: "png", size: 640 } as const;
/** A recording has many frames, so they are small. */
export const recordingFrame = { format: "webp", size: 384 } as const;

/** A picture of a run, drawn from the state when it was taken. */
export async function drawShot(
  shot: Shot,
  { format, size }: typeof still | typeof recordingFrame = still,
): Promise<Buffer> {
  // The picture library is loaded with the first drawing, because a simulator rarely needs it.
  const { default: sharp } = await import("sharp");
  const { data, info } = await sharp(Buffer.from(shotSvg(shot, size)))
    .resize(size, size)
    .flatten({ background: "#050606" })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const dense = contrastIn(shot, size);
  const amount = shot.xray.mode === "cine" ? 7 : 16;
  let state = Math.round(shot.takenAt) | 1;
  for (let at = 0; at < data.length / info.channels; at += 1) {
    state = Math.imul(state ^ (state >>> 15), 0x2c_1b_3c_6d) + 1;
    const level = (data[at * info.channels] ?? 0) * (1 - 0.86 * (dense[at] ?? 0));
    const noise = (((state >>> 9) % 255) / 127 - 1) * amount;
    // Outside of the shutters the picture is black and without noise.
    if (level > 8) data[at * info.channels] = Math.max(9, Math.min(255, level + noise));
  }
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const drawn = sharp(data, { raw });
  return format === "png"
    ? drawn.png({ compressionLevel: 9 }).toBuffer()
    : drawn.webp({ quality: 40, effort: 2 }).toBuffer();
}

/** How dense contrast is in each pixel: a vessel is thicker in its middle than at its sides. */
function contrastIn({ tree, opacity }: Shot, size: number): Float32Array {
  const { left, top, side } = visibleSquare(tree);
  const scale = size / side;
  const dense = new Float32Array(size * size);
  for (const [index, branch] of tree.branches.entries()) {
    for (const [at, piece] of getLumen(tree, branch).entries()) {
      const most = opacity[index]?.[at] ?? 0;
      if (most < 0.02) continue;
      const radius = piece.radius * 1.06 * scale;
      const [x1, y1] = [(piece.from[0] - left) * scale, (piece.from[1] - top) * scale];
      const [x2, y2] = [(piece.to[0] - left) * scale, (piece.to[1] - top) * scale];
      const [dx, dy] = [x2 - x1, y2 - y1];
      const long = Math.max(dx * dx + dy * dy, 1e-6);
      for (
        let y = pixel(Math.min(y1, y2) - radius, size);
        y <= pixel(Math.max(y1, y2) + radius, size);
        y += 1
      ) {
        for (
          let x = pixel(Math.min(x1, x2) - radius, size);
          x <= pixel(Math.max(x1, x2) + radius, size);
          x += 1
        ) {
          const along = Math.max(0, Math.min(1, ((x - x1) * dx + (y - y1) * dy) / long));
          const off = Math.hypot(x - x1 - along * dx, y - y1 - along * dy) / radius;
          if (off >= 1) continue;
          const here = y * size + x;
          dense[here] = Math.max(dense[here] ?? 0, most * Math.sqrt(1 - off * off));
        }
      }
    }
  }
  return dense;
}

function pixel(at: number, size: number): number {
  return Math.max(0, Math.min(size - 1, Math.round(at)));
}

/** Draws the image of a shot as SVG, without contrast and noise. */
function shotSvg({ tree, wire, xray, marks }: Shot, size: number): string {
  const { left, top, side } = visibleSquare(tree);
  const flat = isSubtracted(tree, xray);
  const open = opening(tree, wire, xray.field);
  const tip = tipOf(getLine(tree, wire), wire.angle);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${side} ${side}" width="${size}" height="${size}">`,
    '<defs><filter id="soft"><feGaussianBlur stdDeviation="3"/></filter>',
    '<radialGradient id="ground"><stop offset="0.1" stop-color="#b9bdbd"/><stop offset="1" stop-color="#7d8282"/></radialGradient>',
    `<clipPath id="open"><rect x="${open.left + 4}" y="${open.top + 4}" width="${open.side - 8}" height="${open.side - 8}" rx="20"/></clipPath></defs>`,
    '<g clip-path="url(#open)">',
    `<rect x="${left}" y="${top}" width="${side}" height="${side}" fill="${flat ? "#b3b6b6" : "url(#ground)"}"/>`,
    `<g filter="url(#soft)" opacity="${flat ? 0.08 : 1}">${anatomySvg(tree)}</g>`,
    flat
      ? ""
      : line(getCatheter(tree, wire), "rgba(30,32,32,0.34)", 9) +
        line(pigtailLine(tree), "rgba(30,32,32,0.4)", 5),
    line(getLine(tree, wire), flat ? "rgba(20,22,22,0.35)" : "rgba(10,12,12,0.85)", 3.4),
    ...marks.map(({ points, width, dark }) => line(points, `rgba(10,12,12,${dark})`, width)),
    tip === null ? "" : line(tip, flat ? "rgba(20,22,22,0.4)" : "rgba(0,0,0,0.95)", 6),
    "</g></svg>",
  ].join("");
}

function anatomySvg(tree: Shot["tree"]): string {
  return getAnatomy(tree)
    .map(({ points, width, dark }) => {
      const level = dark < 0 ? 255 : 20;
      const colour = `rgba(${level},${level},${level},${(Math.abs(dark) * 1.5).toFixed(3)})`;
      return width === undefined
        ? `<polygon points="${getPoints(points)}" fill="${colour}"/>`
        : line(points, colour, width);
    })
    .join("");
}

function line(points: readonly Point[], colour: string, width: number): string {
  if (points.length === 0) return "";
  return `<polyline points="${getPoints(points)}" fill="none" stroke="${colour}" stroke-width="${width.toFixed(1)}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

function getPoints(points: readonly Point[]): string {
  return points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");
}
