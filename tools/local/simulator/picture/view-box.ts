import { type Field, openShare } from "../suite/xray.ts";
import { type Point, pointAt, type VesselTree } from "../vessels.ts";
import { lastBranch, type Wire } from "../wire.ts";

/** A square section of the picture. */
export type Square = { readonly left: number; readonly top: number; readonly side: number };

const around = 36;

/** The detector's field of view: the vessels of the case with a margin. */
export function visibleSquare({ branches }: VesselTree): Square {
  const all = branches.flatMap(({ points, radius }) => points.map(([x, y]) => ({ x, y, radius })));
  const [left, top] = [
    Math.min(...all.map(({ x, radius }) => x - radius)),
    Math.min(...all.map(({ y, radius }) => y - radius)),
  ];
  const right = Math.max(...all.map(({ x, radius }) => x + radius));
  const bottom = Math.max(...all.map(({ y, radius }) => y + radius));
  const side = Math.max(right - left, bottom - top, 480) + 2 * around;
  return { left: (left + right - side) / 2, top: (top + bottom - side) / 2, side };
}

/** The field within the shutters: around the tip of the wire, within the detector's field. */
export function opening(tree: VesselTree, wire: Wire, field: Field): Square {
  const whole = visibleSquare(tree);
  const side = whole.side * openShare[field];
  const [x, y]: Point = pointAt(lastBranch(tree, wire), wire.depth);
  const within = (at: number, from: number) =>
    Math.max(from, Math.min(from + whole.side - side, at - side / 2));
  return { left: within(x, whole.left), top: within(y, whole.top), side };
}
