import type { Branch, VesselTree } from "../vessels.ts";
import { steer, type Wire } from "../wire.ts";

/** A position in the vessels: a branch and the depth in it. */
export type Place = { readonly branch: number; readonly depth: number };

/** Contrast that was or is being injected. Times are in seconds of any clock. */
export type Injection = { readonly from: Place; readonly startedAt: number; readonly endedAt: number | null };

/** The flow of the injector, in ml a second; the next constant is the maximum for one press. */
export const injectionRate = 4;
export const maxInjectionSeconds = 5;

/** The distance of the catheter's tip behind that of the wire, in thousandths of the picture's size. */
const trail = 70;
/** The length before the lesion that has to be covered. */
const beforeLesion = 14;
/** How far contrast flows against the blood, in thousandths of the picture's size. */
const reflux = 40;
/** The speed in the widest vessels, in thousandths of the picture's size per second. */
const fastest = 330;
/** The delay of contrast in a stenosis, in seconds. */
const heldUp = 0.6;

/** Where contrast leaves: at the catheter's tip, or from a pigtail catheter upstream when the blood flows towards it. */
export function catheterTip(tree: VesselTree, wire: Wire): Place {
  const { path, depth } = catheterIn(tree, wire);
  const [trunk] = tree.branches;
  if (tree.flow === "towards" && path.length === 1 && trunk !== undefined) return getPigtail(trunk);
  return { branch: path.at(-1) ?? 0, depth };
}

/** The catheter behind a wire. It does not pass the stenosis, which only the wire and thin tools do. */
export function catheterIn(tree: VesselTree, wire: Wire): Wire {
  const behind = steer(tree, wire, -trail, 0);
  const { branch, from } = tree.lesion;
  const at = behind.path.indexOf(branch);
  const isBeyond = at !== -1 && (at < behind.path.length - 1 || behind.depth > from - beforeLesion);
  if (!isBeyond) return behind;
  return { ...behind, path: behind.path.slice(0, at + 1), depth: Math.max(0, from - beforeLesion) };
}

/** The position of a pigtail catheter in a vessel whose blood flows towards the wire. */
export function getPigtail(trunk: Branch): Place {
  return { branch: trunk.id, depth: trunk.length * 0.86 };
}

/** The seconds from an injection until contrast arrives at a place; null if it never does. */
export type Arrival = (branch: Branch, depth: number) => number | null;

/** How contrast spreads from a place: with the flow, into every branch that leaves further on. */
export function arrivalFrom(tree: VesselTree, from: Place): Arrival {
  const reached = new Map<
    number,
    { readonly from: number; readonly at: number; readonly against: boolean }
  >();
  const fill = (id: number, start: number, at: number) => {
    const branch = tree.branches[id];
    if (branch === undefined) return;
    const against = tree.flow === "towards" && branch.parent === null;
    reached.set(id, { from: start, at, against });
    for (const child of tree.branches) {
      if (child.parent !== id || reached.has(child.id)) continue;
      const ahead = against ? start - child.at : child.at - start;
      if (ahead >= -reflux) fill(child.id, 0, at + seconds(tree, branch, start, child.at));
    }
  };
  fill(from.branch, from.depth, 0);
  return (branch, depth) => {
    const way = reached.get(branch.id);
    if (way === undefined) return null;
    const ahead = way.against ? way.from - depth : depth - way.from;
    return ahead < -reflux ? null : way.at + seconds(tree, branch, way.from, depth);
  };
}

function seconds(tree: VesselTree, branch: Branch, from: number, to: number): number {
  const speed = fastest * Math.sqrt(branch.radius / 30);
  const { lesion } = tree;
  const isHeld = branch.id === lesion.branch && from < lesion.from && to > lesion.from;
  return Math.abs(to - from) / speed + (isHeld ? heldUp : 0);
}

/**
 * The density of contrast with this delay, from 0 to 1. It rises with the bolus and is washed out more slowly with growing
 * distance.
 */
export function density(injection: Injection, arrival: number, now: number): number {
  const since = now - injection.startedAt - arrival;
  if (since <= 0) return 0;
  const lasted = Math.max(0.5, (injection.endedAt ?? now) - injection.startedAt);
  const rise = 1 - Math.exp(-Math.min(since, lasted) / 0.4);
  const spread = Math.exp(-arrival / 14);
  if (since <= lasted) return rise * spread;
  return rise * spread * Math.exp(-(since - lasted) / (0.55 + arrival * 0.3));
}

/** After how many seconds contrast medium is no longer visible. */
export const maxVisibleSeconds = 25;

/** The density of contrast at a place, from all injections. */
export function getDensity(
  injections: readonly { readonly injection: Injection; readonly arrival: Arrival }[],
) {
  return (branch: Branch, depth: number, now: number): number => {
    let sum = 0;
    for (const { injection, arrival } of injections) {
      const seconds = arrival(branch, depth);
      if (seconds !== null) sum += density(injection, seconds, now);
    }
    return Math.min(1, sum);
  };
}
