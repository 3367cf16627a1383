import type { HostAnswer, Station } from "../src/host/index.ts";
import type { Launch, Run } from "../src/index.ts";

export const aLaunch = (launchId = "l-1"): Launch => ({
  launchId,
  personId: "maya",
  packageId: "carotid-stenting",
  version: "2.1",
  resultFormatVersion: "2",
  exerciseId: 101,
  exerciseCode: "carotid-stenting-01",
  uploadUrl: "https://portal.example.org/api/simulator/store_result/101",
  compression: true,
});

export const aRun = (changes: Partial<Run> = {}): Run => ({
  launchId: "l-1",
  personId: "maya",
  exerciseId: 101,
  jobId: null,
  state: "starting",
  startedAt: "2026-11-22T10:00:00Z",
  activityId: null,
  error: null,
  ...changes,
});

const ok = <Value>(value: Value): HostAnswer<Value> => ({ ok: true, value });
const notFound = { ok: false, error: { code: "NOT_FOUND", message: "" } } as const;

/** A simulator that starts what it is asked to, once. */
export function aSimulator(started: string[] = []): NonNullable<Station["simulator"]> {
  return {
    start: ({ launchId, personId }) => {
      if (!started.includes(launchId)) started.push(launchId);
      return ok({
        launchId,
        personId,
        exerciseId: 101,
        state: "starting",
        startedAt: "2026-11-22T10:00:00Z",
      });
    },
    quit: () => notFound,
    current: () => ok(null),
    giveToken: () => ok(null),
  };
}
