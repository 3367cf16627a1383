import * as v from "valibot";
import { stationError } from "../answer.ts";

/** A run as the page sees it. */
export const run = v.object({
  launchId: v.string(),
  personId: v.string(),
  exerciseId: v.nullable(v.number()),
  jobId: v.nullable(v.string()),
  state: v.picklist(["starting", "running", "delivering", "done", "failed"]),
  startedAt: v.string(),
  activityId: v.nullable(v.string()),
  error: v.nullable(stationError),
});
export type Run = v.InferOutput<typeof run>;

/** A run as it is stored, with its person when they are signed in on the station itself, which then signs for them. */
export const storedRun = v.object({
  ...run.entries,
  sub: v.nullable(v.string()),
  quits: v.boolean(),
  makesCase: v.boolean(),
});
export type StoredRun = v.InferOutput<typeof storedRun>;

export function isOver({ state }: Pick<Run, "state">): boolean {
  return state === "done" || state === "failed";
}

/** The run as it is reported to the page. */
export function runView(kept: StoredRun): Run {
  const { launchId, personId, exerciseId, jobId, state, startedAt, activityId, error } = kept;
  return { launchId, personId, exerciseId, jobId, state, startedAt, activityId, error };
}
