import { type Branch, type Point, pointAt, type VesselTree } from "../vessels.ts";
import type { Wire } from "../wire.ts";
import type { Colours } from "./colours.ts";

/** What is covered of the picture: all along its upper edge, and at its foot on either side. */
export type Covered = { readonly above: number; readonly below: number; readonly beside: number };

/** Room around the vessels, for their walls. */
const margin = 8;

/** Draws the vessels, the narrow place and the wire, as large as what is free of the canvas allows. */
export function draw(
  canvas: HTMLCanvasElement,
  { tree, wire }: { readonly tree: VesselTree; readonly wire: Wire },
  colours: Colours,
  covered: Covered,
): void {
  const context = canvas.getContext("2d");
  if (context === null) return;
  const density = window.devicePixelRatio || 1;
  const { clientWidth: width, clientHeight: height } = canvas;
  if (canvas.width !== Math.round(width * density)) canvas.width = Math.round(width * density);
  if (canvas.height !== Math.round(height * density)) canvas.height = Math.round(height * density);
  const box = boxOf(tree);
  const under = height - covered.above;
  /** Over what stands at the foot, or between it: whichever lets the vessels be larger. */
  const places = [
    { width, height: Math.max(under - covered.below, 80) },
    { width: width - 2 * covered.beside, height: under },
  ].map((place) => {
    const scale = Math.min((place.width - 2 * margin) / box.width, (place.height - 2 * margin) / box.height);
    return { scale, free: place.height };
  });
  const { scale, free } = places.reduce((one, other) => (other.scale > one.scale ? other : one));
  context.setTransform(density, 0, 0, density, 0, 0);
  context.clearRect(0, 0, width, height);
  context.translate(width / 2, covered.above + free / 2);
  context.scale(scale, scale);
  context.translate(-box.left - box.width / 2, -box.top - box.height / 2);
  context.lineCap = "round";
  context.lineJoin = "round";
  // All walls before all insides, so that branches open into each other.
  for (const branch of tree.branches) stroke(context, branch.points, colours.wall, branch.radius * 2 + 5);
  for (const branch of tree.branches) stroke(context, branch.points, colours.lumen, branch.radius * 2);
  drawLesion(context, tree, colours);
  drawWire(context, tree, wire, colours);
}

function drawLesion(
  context: CanvasRenderingContext2D,
  { branches, lesion }: VesselTree,
  colours: Colours,
): void {
  const branch = branches[lesion.branch];
  if (branch === undefined) return;
  const points = part(branch, lesion.from, lesion.to);
  stroke(context, points, colours.lesion, branch.radius * 2);
  stroke(context, points, colours.lumen, Math.max(4, branch.radius * 0.7));
}

function drawWire(context: CanvasRenderingContext2D, tree: VesselTree, wire: Wire, colours: Colours): void {
  const points = wire.path.flatMap((id, index): readonly Point[] => {
    const branch = tree.branches[id];
    const next = wire.path[index + 1];
    if (branch === undefined) return [];
    const until = next === undefined ? wire.depth : (tree.branches[next]?.at ?? 0);
    return part(branch, 0, until);
  });
  stroke(context, points, colours.wire, 5);
  const [tip, before] = [points.at(-1), points.at(-2)];
  if (tip === undefined) return;
  const heading = before === undefined ? -Math.PI / 2 : Math.atan2(tip[1] - before[1], tip[0] - before[0]);
  // The bent tip, seen from the front: to the right at 90 degrees, to the left at 270.
  const bend = Math.sin((wire.angle * Math.PI) / 180) * 1.1;
  const end: Point = [tip[0] + Math.cos(heading + bend) * 26, tip[1] + Math.sin(heading + bend) * 26];
  stroke(context, [tip, end], colours.tip, 7);
}

function part(branch: Branch, from: number, to: number): readonly Point[] {
  const points: Point[] = [pointAt(branch, from)];
  for (let along = from + 7; along < to; along += 7) points.push(pointAt(branch, along));
  return [...points, pointAt(branch, to)];
}

function stroke(
  context: CanvasRenderingContext2D,
  points: readonly Point[],
  colour: string,
  width: number,
): void {
  context.beginPath();
  for (const [x, y] of points) context.lineTo(x, y);
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.stroke();
}

function boxOf({ branches }: VesselTree) {
  const all = branches.flatMap(({ points, radius }) => points.map(([x, y]) => ({ x, y, radius })));
  const left = Math.min(...all.map(({ x, radius }) => x - radius));
  const top = Math.min(...all.map(({ y, radius }) => y - radius));
  const right = Math.max(...all.map(({ x, radius }) => x + radius));
  const bottom = Math.max(...all.map(({ y, radius }) => y + radius));
  return { left, top, width: right - left, height: bottom - top };
}
