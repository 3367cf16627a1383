import type { Run } from "@cathedra/qt-bridge";
import type { Station } from "@cathedra/qt-bridge/host";

type Launch = { readonly launchId: string; readonly personId: string; readonly exerciseId: number };

export type PlayedSimulator = {
  readonly simulator: NonNullable<Station["simulator"]>;
  /** Every exercise that was started, as it was asked for. */
  readonly started: readonly object[];
  readonly tokens: readonly string[];
  /** Makes the latest run take this state. */
  readonly becomes: (over: Partial<Run>) => Run;
};

/** A simulator that starts what it is asked to, once for each launch, and is played on by the test. */
export function playedSimulator(): PlayedSimulator {
  const started: object[] = [];
  const tokens: string[] = [];
  let latest: Run | null = null;
  const fresh = ({ launchId, personId, exerciseId }: Launch): Run => ({
    launchId,
    personId,
    exerciseId,
    jobId: null,
    state: "starting",
    startedAt: new Date().toISOString(),
    activityId: null,
    error: null,
  });
  const notFound = { ok: false, error: { code: "NOT_FOUND", message: "" } } as const;
  const becomes = (over: Partial<Run>): Run => {
    if (latest === null) throw new Error("nothing was started");
    latest = { ...latest, ...over };
    return latest;
  };
  return {
    started,
    tokens,
    becomes,
    simulator: {
      start: (launch) => {
        if (latest?.launchId !== launch.launchId) {
          started.push(launch);
          latest = fresh(launch);
        }
        return { ok: true, value: latest };
      },
      quit: () => {
        if (latest === null) return notFound;
        return { ok: true, value: becomes({ state: "failed", error: { code: "USER_QUIT", message: "" } }) };
      },
      current: () => ({ ok: true, value: latest }),
      giveToken: ({ token }) => {
        tokens.push(token);
        return { ok: true, value: null };
      },
    },
  };
}
