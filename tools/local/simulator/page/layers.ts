import { getAnatomy } from "../picture/anatomy.ts";
import type { Square } from "../picture/view-box.ts";
import type { Point, VesselTree } from "../vessels.ts";

/** The number of the detector's pixels on each side, whatever the size at which it is shown. */
export const detectorSize = 640;

export type Layer = { readonly canvas: HTMLCanvasElement; readonly context: CanvasRenderingContext2D };

export function layer(size = detectorSize): Layer {
  const canvas = document.createElement("canvas");
  canvas.width = size;
  canvas.height = size;
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("no canvas");
  return { canvas, context };
}

/** Sets the layer's transformation, so that later drawing uses the coordinates of the vessels. */
export function focus({ context }: Layer, { left, top, side }: Square): void {
  const scale = detectorSize / side;
  context.setTransform(scale, 0, 0, scale, -left * scale, -top * scale);
  context.lineJoin = "round";
}

/** Bones, air and soft tissue, which are drawn once for each case. */
export function anatomyLayer(tree: VesselTree, view: Square): Layer {
  const made = layer();
  const { context } = made;
  const ground = context.createRadialGradient(320, 300, 80, 320, 320, 470);
  ground.addColorStop(0, "#b9bdbd");
  ground.addColorStop(1, "#7d8282");
  context.fillStyle = ground;
  context.fillRect(0, 0, detectorSize, detectorSize);
  focus(made, view);
  context.lineCap = "round";
  for (const { points, width, dark, soft } of getAnatomy(tree)) {
    const level = dark < 0 ? 255 : 20;
    const colour = `rgba(${level}, ${level}, ${level}, ${Math.abs(dark) * 1.5})`;
    context.filter = `blur(${soft / 2}px)`;
    trace(context, points);
    if (width === undefined) {
      context.closePath();
      context.fillStyle = colour;
      context.fill();
    } else {
      context.lineWidth = width;
      context.strokeStyle = colour;
      context.stroke();
    }
  }
  context.filter = "none";
  return made;
}

/** The noise of a picture with too little radiation. */
export function noiseLayer(): Layer {
  const size = 384;
  const made = layer(size);
  const pixels = made.context.createImageData(size, size);
  for (let at = 0; at < size * size; at += 1) {
    const level = 128 + (Math.random() + Math.random() + Math.random() - 1.5) * 150;
    pixels.data.set([level, level, level, 255], at * 4);
  }
  made.context.putImageData(pixels, 0, 0);
  return made;
}

function trace(context: CanvasRenderingContext2D, points: readonly Point[]): void {
  context.beginPath();
  for (const [x, y] of points) context.lineTo(x, y);
}

export function stroke(
  context: CanvasRenderingContext2D,
  points: readonly Point[],
  colour: string,
  width: number,
): void {
  trace(context, points);
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.stroke();
}
