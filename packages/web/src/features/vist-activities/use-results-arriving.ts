import { activityLogTexts } from "@cathedra/domain/messages";
import { useEffect, useRef } from "react";
import { announce } from "../../shell/announcements.ts";
import { useHints } from "../hints/use-hints.ts";
import { newRuns } from "./new-runs.ts";

/** How often the person's results are polled while no hints arrive, in milliseconds. */
const everyMs = 60_000;

export type Arriving = {
  /** Whether this page shows the person's latest runs. */
  readonly isWanted: boolean;
  readonly runs: readonly { readonly id: string; readonly exerciseName: string }[];
  /** Refetches the runs; the old ones, the scroll position and the focus stay until they arrive. */
  readonly ask: () => Promise<unknown>;
};

/** Shows a person's latest runs when their results arrive, and announces them. */
export function useResultsArriving({ isWanted, runs, ask }: Arriving): void {
  useHints({ kind: "result", everyMs: isWanted ? everyMs : null, everyMsWhileLive: null, isWanted, ask });
  const known = useRef<ReadonlySet<string> | null>(null);
  useEffect(() => {
    const [first] = newRuns(known.current, runs);
    known.current = isWanted ? new Set(runs.map(({ id }) => id)) : null;
    if (first !== undefined) announce(activityLogTexts.arrived(first.exerciseName));
  }, [isWanted, runs]);
}
