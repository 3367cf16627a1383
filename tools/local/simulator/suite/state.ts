import type { VesselTree } from "../vessels.ts";
import { newWire, type Wire } from "../wire.ts";
import type { Injection } from "./contrast.ts";
import { newPart, type Part, type Target, targets } from "./part.ts";
import { noTreatment, type Procedure, type Treatment } from "./treatment.ts";
import { type Xray, xrayOff } from "./xray.ts";

/** Since when somebody does the same thing without another: what errors are counted by. */
export type Streak = {
  readonly blind: number;
  readonly turned: number;
  readonly pushed: number;
  readonly atWall: boolean;
};

/** One case from its beginning: the wire, the X-ray, the contrast, the tools, and what each person did. */
export type Run = {
  readonly tree: VesselTree;
  /** Null: the module has none here, its cases are played with the wire alone. */
  readonly procedure: Procedure | null;
  readonly treatment: Treatment;
  /** Seconds; null: nobody has done anything yet, and no time is counted. */
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

/** What is to be reached in a run, in its order. */
export function targetsOf({ procedure }: Pick<Run, "procedure">): readonly Target[] {
  return procedure === null ? targets.filter((target) => target !== "treated") : targets;
}

/** What the person in control has done, changed. */
export function change(run: Run, of: (part: Part) => Part): Run {
  if (run.control === null) return run;
  const parts = new Map(run.parts);
  parts.set(run.control, of(parts.get(run.control) ?? newPart(run.at ?? 0)));
  return { ...run, parts };
}

/** A target counts for the person who reaches it first. */
export function reach(run: Run, target: Target): Run {
  if (hasReached(run, target)) return run;
  return change(run, (part) => ({ ...part, reached: { ...part.reached, [target]: part.seconds } }));
}

export function hasReached({ parts }: Run, target: Target): boolean {
  return [...parts.values()].some(({ reached }) => reached[target] !== undefined);
}

/** What is to be done next; null: everything is done. */
export function nextTarget(run: Run): Target | null {
  return targetsOf(run).find((target) => !hasReached(run, target)) ?? null;
}
