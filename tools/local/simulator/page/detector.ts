import type { SuiteMessage } from "../live-protocol.ts";
import { getCatheter, getLine, getLumen, type Piece, pigtailLine, tipOf } from "../picture/lumen.ts";
import { opening, type Square, visibleSquare } from "../picture/view-box.ts";
import { getOpacity, type Opacity } from "../suite/opacity.ts";
import { isSubtracted } from "../suite/shots.ts";
import { cineRate } from "../suite/xray.ts";
import type { Point, VesselTree } from "../vessels.ts";
import type { Wire } from "../wire.ts";
import { anatomyLayer, detectorSize, focus, type Layer, layer, noiseLayer, stroke } from "./layers.ts";

/** The share of the previous image that remains visible, by pulse rate: fewer pulses mean more lag. */
const lag: Readonly<Record<number, number>> = { 4: 0.42, 7.5: 0.3, 15: 0.2 };
const calm = window.matchMedia("(prefers-reduced-motion: reduce)");

/** Draws pictures while there is X-ray, one for each pulse; the last one stays visible. */
export function openDetector(onPicture: () => void) {
  const [picture, frame, contrast] = [layer(), layer(), layer()];
  const noise = [noiseLayer(), noiseLayer()];
  let tree: VesselTree | null = null;
  let anatomy: Layer | null = null;
  let view: Square = { left: 0, top: 0, side: 1000 };
  let vessels: readonly (readonly Piece[])[] = [];
  let wire: Wire | null = null;
  let suite: SuiteMessage | null = null;
  let opacityAt = opacityNever;
  let heardAt = 0;
  let lastAt = Number.NEGATIVE_INFINITY;
  /** How long the last picture occupied the page, in seconds; null until the next frame. */
  let spent: number | null = 0;
  let isLooking = false;
  let isEmpty = true;

  const drawFrame = () => {
    if (suite === null || tree === null || wire === null || suite.xray.mode === "off") {
      isLooking = false;
      // The time of a picture after a pause does not show how long a picture takes.
      spent = 0;
      return;
    }
    window.requestAnimationFrame(drawFrame);
    const now = performance.now() / 1000;
    const rate = suite.xray.mode === "cine" ? cineRate : suite.xray.rate;
    spent ??= now - lastAt;
    // A slow computer draws fewer pictures, so that its page still reacts to keys.
    if (now - lastAt < Math.max(1 / rate - 0.005, 2 * spent)) return;
    lastAt = now;
    spent = null;
    expose(tree, wire, suite, now);
    isEmpty = false;
    onPicture();
  };

  const expose = (of: VesselTree, at: Wire, { xray, roadmap, marks }: SuiteMessage, now: number) => {
    const { context } = frame;
    const flat = isSubtracted(of, xray);
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.globalCompositeOperation = "source-over";
    context.globalAlpha = 1;
    context.fillStyle = "#b3b6b6";
    context.fillRect(0, 0, detectorSize, detectorSize);
    context.globalAlpha = flat ? 0.08 : 1;
    // The picture moves with a beating heart.
    const beat = of.region === "Heart" && !calm.matches ? 3 * Math.sin(now * 7) : 0;
    if (anatomy !== null) context.drawImage(anatomy.canvas, 0, 0);
    context.globalAlpha = 1;
    if (roadmap !== null && !flat) {
      const kept = roadmap.map((digits) => Array.from(digits, (digit) => Number(digit) / 10));
      fill(kept, "lighten", "black", (dense) => 150 * dense);
      lay("screen", beat);
    }
    fill(opacityAt(now - heardAt), "darken", "white", (dense) => 255 * (1 - 0.86 * dense));
    lay("multiply", beat);
    focus(frame, view);
    context.translate(0, beat);
    context.lineCap = "round";
    if (!flat) {
      stroke(context, getCatheter(of, at), "rgba(30, 32, 32, 0.34)", 9);
      stroke(context, pigtailLine(of), "rgba(30, 32, 32, 0.4)", 5);
    }
    const line = getLine(of, at);
    stroke(context, line, flat ? "rgba(20, 22, 22, 0.35)" : "rgba(10, 12, 12, 0.85)", 3.4);
    for (const { points, width, dark } of marks) stroke(context, points, `rgba(10, 12, 12, ${dark})`, width);
    const tip = tipOf(line, at.angle);
    if (tip !== null) stroke(context, tip, flat ? "rgba(20, 22, 22, 0.4)" : "rgba(0, 0, 0, 0.95)", 6);
    context.setTransform(1, 0, 0, 1, 0, 0);
    speckle(xray.mode === "cine" ? 0.16 : 0.42);
    shut(of, at, xray.field);
    picture.context.globalAlpha = isEmpty || xray.mode === "cine" ? 1 : 1 - (lag[xray.rate] ?? 0.3);
    picture.context.drawImage(frame.canvas, 0, 0);
  };

  /** The vessels as dense as they are: the middle of one is thicker than its sides. */
  const fill = (
    dense: readonly (readonly number[])[],
    mode: "darken" | "lighten",
    ground: string,
    getLevel: (dense: number) => number,
  ) => {
    const { context } = contrast;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.globalCompositeOperation = "source-over";
    context.fillStyle = ground;
    context.fillRect(0, 0, detectorSize, detectorSize);
    context.globalCompositeOperation = mode;
    focus(contrast, view);
    context.lineCap = "round";
    for (const [share, thick] of thicknesses) {
      for (const [branch, pieces] of vessels.entries()) {
        for (const { points, radius, level } of getSegments(pieces, dense[branch] ?? [], thick))
          stroke(context, points, getGrey(getLevel(level)), radius * 2 * share);
      }
    }
  };
  const lay = (mode: "multiply" | "screen", beat: number) => {
    frame.context.globalCompositeOperation = mode;
    frame.context.drawImage(contrast.canvas, 0, (beat * detectorSize) / view.side);
    frame.context.globalCompositeOperation = "source-over";
  };
  const speckle = (amount: number) => {
    const { context } = frame;
    const tile = noise[calm.matches ? 0 : Math.floor(Math.random() * noise.length)] ?? noise[0];
    if (tile === undefined) return;
    const offset = calm.matches ? 0 : Math.random() * 380;
    context.globalCompositeOperation = "overlay";
    context.globalAlpha = amount;
    const pattern = context.createPattern(tile.canvas, "repeat");
    if (pattern !== null) {
      context.setTransform(1.4, 0, 0, 1.4, -offset, -offset);
      context.fillStyle = pattern;
      context.fillRect(0, 0, 1100, 1100);
    }
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.globalAlpha = 1;
    context.globalCompositeOperation = "source-over";
  };
  const shut = (of: VesselTree, at: Wire, field: SuiteMessage["xray"]["field"]) => {
    const { context } = frame;
    const scale = detectorSize / view.side;
    const open = opening(of, at, field);
    const [x, y, side] = [(open.left - view.left) * scale, (open.top - view.top) * scale, open.side * scale];
    context.fillStyle = "#050606";
    context.beginPath();
    context.rect(0, 0, detectorSize, detectorSize);
    context.roundRect(x + 4, y + 4, side - 8, side - 8, 18);
    context.fill("evenodd");
  };

  return {
    canvas: picture.canvas,
    /** Whether no picture of this case has been shown yet. */
    isEmpty: () => isEmpty,
    load(next: VesselTree) {
      tree = next;
      view = visibleSquare(next);
      anatomy = anatomyLayer(next, view);
      vessels = next.branches.map((branch) => getLumen(next, branch));
      picture.context.globalAlpha = 1;
      picture.context.fillStyle = "#050606";
      picture.context.fillRect(0, 0, detectorSize, detectorSize);
      isEmpty = true;
      onPicture();
    },
    move(next: Wire) {
      wire = next;
    },
    hear(message: SuiteMessage) {
      suite = message;
      heardAt = performance.now() / 1000;
      if (tree !== null) opacityAt = getOpacity(tree, message.injections);
      if (message.xray.mode === "off" || isLooking) return;
      isLooking = true;
      drawFrame();
    },
  };
}

const opacityNever: (now: number) => Opacity = () => [];

/** The sides of a vessel are seen through less contrast than its middle. */
const thicknesses = [
  [1.08, 0.45],
  [0.86, 0.78],
  [0.5, 1],
] as const;

/** Pieces with the same style are drawn together. */
function getSegments(pieces: readonly Piece[], dense: readonly number[], thick: number) {
  const found: { points: Point[]; radius: number; level: number }[] = [];
  for (const [at, { from, to, radius }] of pieces.entries()) {
    const level = Math.round((dense[at] ?? 0) * thick * 20) / 20;
    const last = found.at(-1);
    const [endX, endY] = last?.points.at(-1) ?? [];
    const goesOn = endX === from[0] && endY === from[1];
    if (level === 0) continue;
    if (last !== undefined && goesOn && last.level === level && Math.abs(last.radius - radius) < radius * 0.1)
      last.points.push(to);
    else found.push({ points: [from, to], radius, level });
  }
  return found;
}

function getGrey(level: number): string {
  const grey = Math.round(level);
  return `rgb(${grey}, ${grey}, ${grey})`;
}
