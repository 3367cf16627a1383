import { getProcedure } from "../suite/procedures.ts";
import { happen, passTo, type RunEvent } from "../suite/run-events.ts";
import { newRun, type Run } from "../suite/run-state.ts";
import type { Branch, Point, VesselTree } from "../vessels.ts";

const straight = (from: Point, [dx, dy]: Point, length: number): readonly Point[] =>
  Array.from({ length: length / 14 + 1 }, (_, at): Point => [from[0] + dx * 14 * at, from[1] + dy * 14 * at]);

const branch = (
  id: number,
  parent: number | null,
  at: number,
  side: number,
  points: readonly Point[],
): Branch => ({
  id,
  parent,
  at,
  side,
  points,
  length: (points.length - 1) * 14,
  radius: parent === null ? 30 : 20,
});

/** A vessel upwards with two branches: one to the right at 100, which has the lesion, and one to the left at 196. */
const byHand: VesselTree = {
  region: "By hand",
  branches: [
    branch(0, null, 0, 0, straight([500, 900], [0, -1], 294)),
    branch(1, 0, 100, 90, straight([500, 800], [1, 0], 196)),
    branch(2, 0, 196, 270, straight([500, 704], [-1, 0], 98)),
  ],
  lesion: { branch: 1, from: 50, to: 92 },
  flow: "along",
};

/** The state of a run after these events, or at a later time. */
export function after(events: readonly RunEvent[], until?: number): Run {
  const run = events.reduce(happen, newRun(byHand));
  return until === undefined ? run : passTo(run, until);
}

/** The effects of events in a case of a module with a procedure. */
export function afterProcedure(
  moduleId: string,
  caseId: string,
  events: readonly RunEvent[],
  until?: number,
): Run {
  const run = events.reduce(happen, newRun(byHand, getProcedure(moduleId, caseId, byHand)));
  return until === undefined ? run : passTo(run, until);
}

/** The actions of a person in a run. */
export type Act = RunEvent extends infer Event
  ? Event extends unknown
    ? Omit<Event, "at" | "by">
    : never
  : never;

/** The events of one person who has control from the beginning. */
export function eventsOf(
  by: string,
  ...acts: readonly (readonly [at: number, act: Act])[]
): readonly RunEvent[] {
  return [{ at: 0, by, kind: "control" }, ...acts.map(([at, act]) => ({ at, by, ...act }))];
}
