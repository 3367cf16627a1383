/** A place in the picture, which is 1000 wide and 1000 high. */
export type Point = readonly [x: number, y: number];

/** The length in millimetres of a thousandth of the image's width. */
export const millimetres = 0.3;

export type Branch = {
  readonly id: number;
  readonly parent: number | null;
  /** The position along the parent vessel at which the branch leaves. */
  readonly at: number;
  /** The direction in which the wire has to point to enter the branch, in degrees. */
  readonly side: number;
  readonly points: readonly Point[];
  readonly length: number;
  readonly radius: number;
};

/** The anatomy of a case: the vessels, and the stenosis that the wire has to pass. */
export type VesselTree = {
  readonly region: string;
  readonly branches: readonly Branch[];
  readonly lesion: { readonly branch: number; readonly from: number; readonly to: number };
  /** The direction of the blood in the first vessel: with an advancing wire, or against it. */
  readonly flow: "along" | "towards";
};

type Region = {
  readonly name: string;
  readonly trunk: readonly [from: Point, heading: number, length: number];
  readonly radius: number;
  readonly generations: number;
  readonly spread: number;
  readonly curl: number;
};

const regions: readonly (Region & { readonly of: RegExp })[] = [
  {
    name: "Aorta",
    of: /evar|tevar|tavi|aort/,
    trunk: [[500, 985], -90, 620],
    radius: 30,
    generations: 2,
    spread: 58,
    curl: 0.5,
  },
  {
    name: "Neck and head",
    of: /stroke|aneurysm|carotid|neuro/,
    trunk: [[455, 985], -84, 430],
    radius: 17,
    generations: 3,
    spread: 38,
    curl: 1.3,
  },
  {
    name: "Heart",
    of: /coronary|cardio/,
    trunk: [[190, 120], 22, 340],
    radius: 18,
    generations: 3,
    spread: 46,
    curl: 1.1,
  },
  {
    name: "Pelvis",
    of: /uterine|prostat|pelv/,
    trunk: [[500, 40], 90, 330],
    radius: 19,
    generations: 3,
    spread: 52,
    curl: 1.2,
  },
  {
    name: "Leg",
    of: /./,
    trunk: [[440, 20], 84, 560],
    radius: 20,
    generations: 2,
    spread: 26,
    curl: 0.6,
  },
];

const step = 14;

/** The vessels of a case: the same case always has the same vessels. */
export function getVessels(moduleId: string, caseId: string): VesselTree {
  const region = regions.find(({ of }) => of.test(moduleId));
  if (region === undefined) throw new Error(`no region: ${moduleId}`);
  const random = dice(`${moduleId} ${caseId}`);
  const branches: Branch[] = [];
  const grow = (
    parent: Branch | null,
    at: number,
    from: Point,
    heading: number,
    length: number,
    left: number,
  ) => {
    const generation = region.generations - left;
    const side = heading > headingAt(parent, at) ? 90 : 270;
    const points = path(from, heading, length, region.curl, random);
    const branch: Branch = {
      id: branches.length,
      parent: parent?.id ?? null,
      at,
      side: parent === null ? 0 : side,
      points,
      length: (points.length - 1) * step,
      radius: region.radius * 0.68 ** generation,
    };
    branches.push(branch);
    if (left === 0) return;
    const count = 2 + Math.floor(random() * 2);
    for (let index = 0; index < count; index += 1) {
      const leaves = branch.length * (0.32 + (0.56 * (index + random() * 0.5)) / count);
      const turn = (index % 2 === 0 ? 1 : -1) * region.spread * (0.75 + random() * 0.5);
      const start = pointAt(branch, leaves);
      grow(
        branch,
        leaves,
        start,
        headingAt(branch, leaves) + turn,
        length * (0.5 + random() * 0.16),
        left - 1,
      );
    }
  };
  grow(null, 0, ...region.trunk, region.generations);
  const far = branches.filter(({ parent }) => parent !== null && branches[parent]?.parent === null);
  const lesioned = far[Math.floor(random() * far.length)] ?? branches[0];
  if (lesioned === undefined) throw new Error("no vessel");
  const from = lesioned.length * (0.35 + random() * 0.2);
  return {
    region: region.name,
    branches,
    lesion: { branch: lesioned.id, from, to: from + 42 },
    // In the aorta the wire is advanced from the groin, against the flow of blood.
    flow: region.name === "Aorta" ? "towards" : "along",
  };
}

/** The point at this distance along a branch. */
export function pointAt({ points }: Branch, along: number): Point {
  const index = Math.min(Math.max(Math.floor(along / step), 0), points.length - 2);
  const [from, to] = [points[index], points[index + 1]];
  if (from === undefined || to === undefined) throw new RangeError(`no point at ${along}`);
  const part = Math.min(Math.max(along / step - index, 0), 1);
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
}

function headingAt(branch: Branch | null, along: number): number {
  if (branch === null) return 0;
  const [[x1, y1], [x2, y2]] = [pointAt(branch, along - step), pointAt(branch, along + step)];
  return (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;
}

/** A winding line that hardly leaves the picture. */
function path(from: Point, heading: number, length: number, curl: number, random: () => number): Point[] {
  const points: Point[] = [from];
  let [x, y] = from;
  let direction = heading;
  let bend = 0;
  for (let along = 0; along < length; along += step) {
    bend = bend * 0.86 + (random() - 0.5) * 4.2 * curl;
    direction += bend;
    if (x < 60 || x > 940 || y < 60 || y > 960) direction += turnTo(direction, x, y);
    x += Math.cos((direction * Math.PI) / 180) * step;
    y += Math.sin((direction * Math.PI) / 180) * step;
    points.push([within(x), within(y)]);
  }
  return points.length > 1 ? points : [from, [from[0], from[1] + step]];
}

/** Turns a direction slightly towards the middle of the picture. */
function turnTo(direction: number, x: number, y: number): number {
  const wanted = (Math.atan2(500 - y, 500 - x) * 180) / Math.PI;
  const difference = ((wanted - direction + 540) % 360) - 180;
  return Math.max(-14, Math.min(14, difference));
}

/** Limits a point to the picture, rounded to a tenth. */
function within(value: number): number {
  return Math.round(Math.max(15, Math.min(985, value)) * 10) / 10;
}

/** Pseudo-random numbers that are the same for the same text (FNV-1a, mulberry32). */
export function dice(seed: string): () => number {
  let state = 2_166_136_261;
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16_777_619);
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
