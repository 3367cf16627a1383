import type { Run } from "./contract/simulator.ts";
import type { DesktopClient, Unsubscribe } from "./desktop-client.ts";

/** The run at this station, as it is known; `run` and `subscribe` fit React's `useSyncExternalStore`. */
export type RunWatch = {
  /** Null: there was none; undefined: the client has not told yet. What was known stays over a lost connection. */
  readonly run: () => Run | null | undefined;
  readonly subscribe: (onChange: () => void) => Unsubscribe;
  readonly close: () => void;
};

/** Follows the run: asked for with each connection, told from then on (12.011). A page that comes back finds its run by it. */
export function watchRun(desktop: DesktopClient): RunWatch {
  const listeners = new Set<{ readonly onChange: () => void }>();
  let known: Run | null | undefined;
  const applyRun = (told: Run | null) => {
    const next = laterRun(known, told);
    if (next === known) return;
    known = next;
    for (const { onChange } of listeners) onChange();
  };
  let wasConnected = false;
  const readCurrentRun = () => {
    const { state } = desktop.connection();
    const isConnected = state === "connected";
    if (isConnected && !wasConnected) {
      void desktop.simulator.current().then((answer) => {
        if (answer.ok) applyRun(answer.value);
      });
    }
    wasConnected = isConnected;
  };
  const stops = [desktop.subscribe(readCurrentRun), desktop.simulator.onRunChanged(applyRun)];
  readCurrentRun();
  return {
    run: () => known,
    subscribe(onChange) {
      const entry = { onChange };
      listeners.add(entry);
      return () => void listeners.delete(entry);
    },
    close: () => {
      for (const stop of stops) stop();
    },
  };
}

const order = ["starting", "running", "delivering", "done", "failed"] as const;
const isOver = ({ state }: Run) => state === "done" || state === "failed";

/**
 * What is known once something was told: a run never goes back, so an answer that comes late, a signal that comes twice or out
 * of its order changes nothing. A client that knows of no run any more was started anew: what was going on is over.
 */
export function laterRun(known: Run | null | undefined, told: Run | null): Run | null {
  if (told === null) {
    if (known === undefined || known === null || isOver(known)) return known ?? null;
    return { ...known, state: "failed", error: { code: "CLIENT_RESTARTED", message: "it knows of no run" } };
  }
  if (known === undefined || known === null || known.launchId !== told.launchId) return told;
  if (isOver(known) || order.indexOf(told.state) < order.indexOf(known.state)) return known;
  return told;
}
