import { getLumen } from "../picture/lumen.ts";
import type { VesselTree } from "../vessels.ts";
import { arrivalFrom, getDensity, type Injection } from "./contrast.ts";

/** The maximum density of contrast in each piece of each vessel: a text for each vessel, with a digit for each piece. */
export type Mask = readonly string[];

/** The density of contrast in each piece of each vessel, from 0 to 1. */
export type Opacity = readonly (readonly number[])[];

/** Makes a function that can be called repeatedly while the injections stay the same. */
export function getOpacity(tree: VesselTree, injections: readonly Injection[]): (now: number) => Opacity {
  const given = injections.map((injection) => ({ injection, arrival: arrivalFrom(tree, injection.from) }));
  const at = getDensity(given);
  const vessels = tree.branches.map((branch) => ({ branch, pieces: getLumen(tree, branch) }));
  return (now) =>
    vessels.map(({ branch, pieces }) => {
      // Contrast medium is diluted in wide vessels.
      const strength = 1 - 0.012 * Math.min(30, branch.radius);
      return pieces.map(({ depth }) => strength * at(branch, depth, now));
    });
}

export function getMask(opacity: Opacity): Mask {
  return opacity.map((pieces) => pieces.map((each) => Math.min(9, Math.round(each * 10))).join(""));
}

/** Combines two opacities: each piece has the higher density of the two. */
export function denser(one: Opacity | null, other: Opacity): Opacity {
  if (one === null) return other;
  return other.map((pieces, branch) => pieces.map((each, at) => Math.max(each, one[branch]?.[at] ?? 0)));
}

export function contrastSeen(opacity: Opacity): number {
  return opacity.reduce((sum, pieces) => sum + pieces.reduce((all, each) => all + each, 0), 0);
}
