import type { Place } from "../suite/contrast.ts";
import { catheterIn, getPigtail } from "../suite/contrast.ts";
import { type Branch, type Point, pointAt, type VesselTree } from "../vessels.ts";
import type { Wire } from "../wire.ts";

/** A short piece of a vessel, drawn as one line. */
export type Piece = {
  readonly from: Point;
  readonly to: Point;
  readonly radius: number;
  readonly depth: number;
};

const pieceLength = 14;
/** The remaining share of the lumen in the middle of the lesion. */
const narrowest = 0.26;

/** The lumen of a vessel in pieces; it is narrow at the lesion. */
export function getLumen({ lesion }: VesselTree, branch: Branch): readonly Piece[] {
  const count = Math.max(1, Math.round(branch.length / pieceLength));
  return Array.from({ length: count }, (_, at): Piece => {
    const [start, end] = [(branch.length * at) / count, (branch.length * (at + 1)) / count];
    const depth = (start + end) / 2;
    const taper = 1 - 0.25 * (depth / branch.length);
    const isNarrow = branch.id === lesion.branch && end > lesion.from - 4 && start < lesion.to + 4;
    const across = (depth - lesion.from) / (lesion.to - lesion.from);
    const left = isNarrow ? Math.max(narrowest, narrowest + 2.2 * (across - 0.5) ** 2) : 1;
    const radius = branch.radius * taper * Math.min(1, left);
    return { from: pointAt(branch, start), to: pointAt(branch, end), radius, depth };
  });
}

/** The line of a wire through the vessels, up to its tip. */
export function getLine(tree: VesselTree, { path, depth }: Pick<Wire, "path" | "depth">): readonly Point[] {
  return path.flatMap((id, index): readonly Point[] => {
    const branch = tree.branches[id];
    const next = path[index + 1];
    if (branch === undefined) return [];
    return part(branch, 0, next === undefined ? depth : (tree.branches[next]?.at ?? 0));
  });
}

/** The catheter that the wire runs in, from the edge of the picture. */
export function getCatheter(tree: VesselTree, wire: Wire): readonly Point[] {
  return getLine(tree, catheterIn(tree, wire));
}

/** The bent tip as seen from the front: to the right at 90 degrees, to the left at 270. */
export function tipOf(line: readonly Point[], angle: number): readonly [Point, Point] | null {
  const [tip, before] = [line.at(-1), line.at(-2)];
  if (tip === undefined) return null;
  const heading = before === undefined ? -Math.PI / 2 : Math.atan2(tip[1] - before[1], tip[0] - before[0]);
  const bend = heading + Math.sin((angle * Math.PI) / 180) * 1.1;
  return [tip, [tip[0] + Math.cos(bend) * 26, tip[1] + Math.sin(bend) * 26]];
}

/** The curl of the pigtail catheter, where there is one. */
export function pigtailLine(tree: VesselTree): readonly Point[] {
  const [trunk] = tree.branches;
  if (tree.flow !== "towards" || trunk === undefined) return [];
  const place: Place = getPigtail(trunk);
  const [x, y] = pointAt(trunk, place.depth);
  const along = part(trunk, 0, place.depth).map(([px, py]): Point => [px - 9, py]);
  const curl = Array.from({ length: 15 }, (_, at): Point => {
    const angle = Math.PI + (at / 14) * 1.8 * Math.PI;
    return [x + 4 + Math.cos(angle) * 13, y + Math.sin(angle) * 13];
  });
  return [...along, ...curl];
}

function part(branch: Branch, from: number, to: number): readonly Point[] {
  const points: Point[] = [pointAt(branch, from)];
  for (let along = from + 7; along < to; along += 7) points.push(pointAt(branch, along));
  return [...points, pointAt(branch, to)];
}
