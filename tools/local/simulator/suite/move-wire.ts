import { millimetres, type VesselTree } from "../vessels.ts";
import { getDepths, steer, type Wire } from "../wire.ts";
import type { HandlingErrors, Part } from "./person-part.ts";
import { change, type Run, reach, type Streak } from "./run-state.ts";

/** The amounts after which an action without another one counts as an error: lengths in millimetres, turns in degrees. */
const pushedOnEvery = 6;
const blindEvery = 20;
const turnedEvery = 720;

/** Turns the wire, then pushes or pulls it, and records what that costs the person. */
export function moveWire(run: Run, advance: number, rotate: number): Run {
  const { tree, wire: before, xray } = run;
  const after = steer(tree, before, advance, rotate);
  const moved = lengthBetween(tree, before, after);
  const blocked = Math.max(0, Math.abs(advance) * millimetres - moved);
  const isBlind = xray.mode === "off";
  const { streak } = run;
  // Only a push that is blocked by the wall counts, and not one that ends slightly short of the request.
  const isAtWall = advance > 0 && blocked > 0.1;
  const next: Streak = {
    blind: isBlind ? streak.blind + moved : 0,
    turned: moved > 1.5 ? 0 : streak.turned + Math.abs(rotate),
    pushed: isAtWall ? streak.pushed + blocked : 0,
    atWall: isAtWall || (streak.atWall && moved < 0.1),
  };
  const errors: Partial<HandlingErrors> = {
    pushedOn: times(streak.pushed, next.pushed, pushedOnEvery),
    movedBlind: times(streak.blind, next.blind, blindEvery),
    overTurned: times(streak.turned, next.turned, turnedEvery),
    crossedBlind: Number(isBlind && after.crossed && !before.crossed),
  };
  const strayed = strayedInto(tree, after);
  const wrong = Number(strayed !== null && strayedInto(tree, before) !== strayed);
  const done = change({ ...run, wire: after, streak: next }, (part) => ({
    ...part,
    moved: part.moved + moved,
    turned: part.turned + Math.abs(rotate),
    movedBlind: part.movedBlind + (isBlind ? moved : 0),
    wallContacts: part.wallContacts + Number(isAtWall && !streak.atWall),
    wrongBranches: part.wrongBranches + wrong,
    errors: added(part, errors),
  }));
  return targetsAt(done, after);
}

function targetsAt(run: Run, { path, depth, crossed }: Wire): Run {
  const { lesion } = run.tree;
  const isIn = path.includes(lesion.branch);
  const isThere = isIn && (path.at(-1) !== lesion.branch || depth >= lesion.from);
  let reached = isIn ? reach(run, "vessel") : run;
  if (isThere) reached = reach(reached, "lesion");
  return crossed ? reach(reached, "crossed") : reached;
}

/** The distance that the tip moved along the vessels, in millimetres. */
function lengthBetween(tree: VesselTree, one: Wire, other: Wire): number {
  const shared = one.path.findIndex((id, at) => other.path[at] !== id);
  const common = shared === -1 ? one.path.length : shared;
  const [a, b] = [getDepths(tree, one), getDepths(tree, other)];
  // The path leads from the last common vessel out of one branch and into the other.
  const [from, to] = [a[common - 1] ?? 0, b[common - 1] ?? 0];
  const beyond = (all: readonly number[]) => all.slice(common).reduce((sum, each) => sum + each, 0);
  return (Math.abs(from - to) + beyond(a) + beyond(b)) * millimetres;
}

/** The vessel that leads elsewhere in which the tip is more than a centimetre deep. */
function strayedInto(tree: VesselTree, wire: Wire): number | null {
  const at = wire.path.findIndex((id) => !leadsThere(tree, id));
  if (at === -1) return null;
  const deep = getDepths(tree, wire)
    .slice(at)
    .reduce((sum, each) => sum + each, 0);
  return deep * millimetres > 10 ? (wire.path[at] ?? null) : null;
}

/** Whether a vessel is on the path to the lesion, or beyond it. */
function leadsThere({ branches, lesion }: VesselTree, id: number): boolean {
  const upFrom = (at: number): readonly number[] => {
    const parent = branches[at]?.parent ?? null;
    return parent === null ? [at] : [at, ...upFrom(parent)];
  };
  return upFrom(lesion.branch).includes(id) || upFrom(id).includes(lesion.branch);
}

function times(before: number, after: number, every: number): number {
  return Math.max(0, Math.floor(after / every) - Math.floor(before / every));
}

function added({ errors }: Part, more: Partial<HandlingErrors>): HandlingErrors {
  const sum = (name: keyof HandlingErrors) => errors[name] + (more[name] ?? 0);
  return {
    pushedOn: sum("pushedOn"),
    movedBlind: sum("movedBlind"),
    unseenContrast: sum("unseenContrast"),
    overTurned: sum("overTurned"),
    crossedBlind: sum("crossedBlind"),
    usedBlind: sum("usedBlind"),
  };
}
