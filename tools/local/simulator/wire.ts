import type { Branch, VesselTree } from "./vessels.ts";

/** A guidewire in the vessels: the branches that it passes, its depth in the last one, and the direction of its tip. */
export type Wire = {
  readonly path: readonly number[];
  /** The depth in the last branch of the path. */
  readonly depth: number;
  /** The direction of the tip in degrees, from 0 to 359. */
  readonly angle: number;
  /** Whether the wire has passed the narrow place of the case. */
  readonly crossed: boolean;
};

export const newWire: Wire = { path: [0], depth: 10, angle: 0, crossed: false };

/** The maximum angle in degrees between the tip and the side of a branch at which the wire enters the branch. */
const reach = 65;
const minDepth = 10;

/** Turns the wire, then pushes it forward or pulls it back. */
export function steer(tree: VesselTree, wire: Wire, advance: number, rotate: number): Wire {
  const turned = { ...wire, angle: ((Math.round(wire.angle + rotate) % 360) + 360) % 360 };
  const moved = advance > 0 ? push(tree, turned, advance) : pull(tree, turned, -advance);
  return { ...moved, crossed: moved.crossed || passes(tree, moved) };
}

function push(tree: VesselTree, wire: Wire, distance: number): Wire {
  const branch = lastBranch(tree, wire);
  const target = wire.depth + distance;
  const entered = tree.branches
    .filter(({ parent, at }) => parent === branch.id && at > wire.depth && at <= target)
    .filter(({ side }) => apart(side, wire.angle) <= reach)
    .toSorted((one, other) => one.at - other.at)[0];
  if (entered === undefined) return { ...wire, depth: Math.min(target, branch.length) };
  const within: Wire = { ...wire, path: [...wire.path, entered.id], depth: 0 };
  return push(tree, within, target - entered.at);
}

function pull(tree: VesselTree, wire: Wire, distance: number): Wire {
  const target = wire.depth - distance;
  if (wire.path.length === 1) return { ...wire, depth: Math.max(target, minDepth) };
  if (target >= 0) return { ...wire, depth: target };
  const { at } = lastBranch(tree, wire);
  return pull(tree, { ...wire, path: wire.path.slice(0, -1), depth: at }, -target);
}

function passes({ lesion }: VesselTree, { path, depth }: Wire): boolean {
  const last = path.at(-1) === lesion.branch;
  return last ? depth > lesion.to : false;
}

export function lastBranch(tree: VesselTree, { path }: Wire): Branch {
  const branch = tree.branches[path.at(-1) ?? 0];
  if (branch === undefined) throw new RangeError(`no branch: ${path.join(" ")}`);
  return branch;
}

/** The depth of a wire in each of the vessels that it passes. */
export function getDepths(tree: VesselTree, wire: Wire): readonly number[] {
  return wire.path.map((_, at) => {
    const next = wire.path[at + 1];
    return next === undefined ? wire.depth : (tree.branches[next]?.at ?? 0);
  });
}

/** The difference between two directions, in degrees. */
export function apart(one: number, other: number): number {
  const difference = Math.abs(one - other) % 360;
  return Math.min(difference, 360 - difference);
}
