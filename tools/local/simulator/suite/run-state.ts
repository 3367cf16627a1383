import type { VesselTree } from "../vessels.ts";
import { newWire, type Wire } from "../wire.ts";
import type { Injection } from "./contrast.ts";
import { newPart, type Part, type Target, targets } from "./person-part.ts";
import { noTreatment, type Procedure, type Treatment } from "./treatment.ts";
import { type Xray, xrayOff } from "./xray.ts";

/** Since when a person has been doing the same thing without interruption, for counting errors. */
export type Streak = {
  readonly blind: number;
  readonly turned: number;
  readonly pushed: number;
  readonly atWall: boolean;
};

/** The state of a case: the wire, the X-ray, the contrast, the tools, and each person's part. */
export type Run = {
  readonly tree: VesselTree;
  /** The procedure of the module; null if its cases are played with the wire alone. */
  readonly procedure: Procedure | null;
  readonly treatment: Treatment;
  /** The time of the run in seconds; null while no one has done anything, because no time is counted then. */
  readonly at: number | null;
  readonly control: string | null;
  readonly wire: Wire;
  readonly xray: Xray;
  readonly injections: readonly Injection[];
  readonly parts: ReadonlyMap<string, Part>;
  readonly streak: Streak;
};

export const noStreak: Streak = { blind: 0, turned: 0, pushed: 0, atWall: false };

export function newRun(tree: VesselTree, procedure: Procedure | null = null): Run {
  const nothing = { at: null, control: null, wire: newWire, xray: xrayOff, injections: [], parts: new Map() };
  return { tree, procedure, treatment: noTreatment, ...nothing, streak: noStreak };
}

/** The targets of a run in their order. */
export function getTargets({ procedure }: Pick<Run, "procedure">): readonly Target[] {
  return procedure === null ? targets.filter((target) => target !== "treated") : targets;
}

/** Changes the part of the person in control. */
export function change(run: Run, of: (part: Part) => Part): Run {
  if (run.control === null) return run;
  const parts = new Map(run.parts);
  parts.set(run.control, of(parts.get(run.control) ?? newPart(run.at ?? 0)));
  return { ...run, parts };
}

/** A target counts for the first person who reaches it. */
export function reach(run: Run, target: Target): Run {
  if (hasReached(run, target)) return run;
  return change(run, (part) => ({ ...part, reached: { ...part.reached, [target]: part.seconds } }));
}

export function hasReached({ parts }: Run, target: Target): boolean {
  return [...parts.values()].some(({ reached }) => reached[target] !== undefined);
}

/** The next target; null if all are reached. */
export function nextTarget(run: Run): Target | null {
  return getTargets(run).find((target) => !hasReached(run, target)) ?? null;
}
