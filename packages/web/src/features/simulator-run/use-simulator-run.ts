import type { ExerciseRun } from "@cathedra/domain/simulators";
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from "react";
import { useViewer } from "../../shell/use-viewer.ts";
import { usePoll } from "../poll/use-poll.ts";
import type { RunStore } from "./run-store.ts";
import { simulatorRun } from "./simulator-run.ts";

/** The interval at which a simulator is asked about its run, in addition to its own messages: a crashed client sends none. */
const everyMs = 10_000;

/** The exercise at this page's simulator (12.011), polled only while the page is visible (X117). */
export function useSimulatorRun(): { readonly run: ExerciseRun; readonly store: RunStore } {
  const store = simulatorRun();
  const run = useSyncExternalStore(store.run.subscribe, store.run.get, store.run.get);
  const person = useViewer()?.keycloak_id;
  useEffect(() => {
    if (person !== undefined) store.setPerson(person);
  }, [store, person]);
  usePoll(run.kind === "launched" || run.kind === "busy" ? everyMs : null, store.refreshRun);
  return { run, store };
}

/** Calls `act` when an exercise ends that was running while the page was visible. */
export function useWhenOver(act: () => void): void {
  const { run } = useSimulatorRun();
  const isRunning = run.kind === "launched";
  const was = useRef(isRunning);
  const onRunOver = useEffectEvent(act);
  useEffect(() => {
    if (was.current && !isRunning) onRunOver();
    was.current = isRunning;
  }, [isRunning]);
}
