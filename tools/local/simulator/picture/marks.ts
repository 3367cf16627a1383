import type { Run } from "../suite/run-state.ts";
import { distanceToLesion, placeOnWire, vesselsToLesion } from "../suite/treatment.ts";
import { millimetres, type Point, pointAt, type VesselTree } from "../vessels.ts";

/** A line that X-ray shows besides the wire and the vessels. */
export type Mark = { readonly points: readonly Point[]; readonly width: number; readonly dark: number };

const looks = {
  mesh: { dark: 0.28, share: 1.5 },
  balloon: { dark: 0.3, share: 1.2 },
  coil: { dark: 0.75, share: 0.8 },
  tool: { dark: 0.7, share: 0.5 },
} as const;

/** The tools and implants in the vessels, as far as they are on the path to the lesion. */
export function getMarks({ procedure, treatment, tree, wire }: Run): readonly Mark[] {
  if (procedure === null) return [];
  const branch = tree.branches[tree.lesion.branch];
  const radius = branch?.radius ?? 10;
  const start = distanceToLesion(tree);
  const implants = procedure.implants(treatment).map(({ kind, from, to }): Mark => {
    const { dark, share } = looks[kind];
    const points = along(tree, start + from / millimetres, start + to / millimetres);
    return { points, width: radius * share, dark };
  });
  if (treatment.tool === null || placeOnWire(tree, wire, treatment.way) === null) return implants;
  const tool = along(tree, Math.max(0, treatment.way - 24), treatment.way);
  return [...implants, { points: tool, width: radius * looks.tool.share, dark: looks.tool.dark }];
}

/** The path to the lesion between two positions, in thousandths of the picture from the beginning of the first vessel. */
function along(tree: VesselTree, from: number, to: number): readonly Point[] {
  const { branches } = tree;
  const ids = vesselsToLesion(tree);
  const points: Point[] = [];
  let start = 0;
  for (const [at, id] of ids.entries()) {
    const branch = branches[id];
    if (branch === undefined) continue;
    const next = branches[ids[at + 1] ?? -1];
    const end = next?.at ?? branch.length;
    for (let depth = Math.max(0, from - start); depth <= Math.min(end, to - start); depth += 7)
      points.push(pointAt(branch, depth));
    start += end;
  }
  return points;
}
