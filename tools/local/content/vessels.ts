import { createHash } from "node:crypto";

/** A point of a vessel: its position (0 to 1), its width, and how far the blood has flowed to reach it. */
export type VesselPoint = {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly at: number;
};

type Branch = { x: number; y: number; angle: number; radius: number; at: number; depth: number };

/** A tree of vessels that is generated from a name and always the same; the demo's pictures and its player draw it. */
export function getVessels(name: string): readonly VesselPoint[] {
  const random = getRandom(name);
  const points: VesselPoint[] = [];
  const branches: Branch[] = [
    { x: 0.3 + 0.4 * random(), y: 1.05, angle: -Math.PI / 2, radius: 0.019, at: 0, depth: 0 },
  ];
  for (let branch = branches.shift(); branch !== undefined; branch = branches.shift()) {
    grow(branch, random, points, branches);
  }
  return points;
}

function grow(branch: Branch, random: () => number, points: VesselPoint[], branches: Branch[]): void {
  const steps = 16 + Math.floor(22 * random());
  const bend = (random() - 0.5) * 0.05;
  for (let step = 0; step < steps; step += 1) {
    points.push({ x: branch.x, y: branch.y, radius: branch.radius, at: branch.at });
    branch.angle += bend + (random() - 0.5) * 0.07;
    branch.x += Math.cos(branch.angle) * 0.0045;
    branch.y += Math.sin(branch.angle) * 0.008;
    branch.radius *= 0.998;
    branch.at += 1;
  }
  const isOutside = branch.x < 0 || branch.x > 1 || branch.y < 0;
  if (isOutside || branch.depth >= 7 || branch.radius < 0.0016) return;
  const spread = 0.25 + 0.35 * random();
  for (const [turn, share] of [
    [spread, 0.6 + 0.25 * random()],
    [-spread, 0.6 + 0.25 * random()],
  ] as const) {
    const { x, y, at } = branch;
    branches.push({
      x,
      y,
      at,
      angle: branch.angle + turn,
      radius: branch.radius * share,
      depth: branch.depth + 1,
    });
  }
}

/** A generator of pseudo-random numbers from 0 to 1; the same name always gives the same numbers. */
function getRandom(name: string): () => number {
  let state = createHash("sha256").update(name).digest().readUInt32LE(0);
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
