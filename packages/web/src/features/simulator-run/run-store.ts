import { instant } from "@cathedra/domain";
import {
  dismissRun,
  type ExerciseRun,
  findRun,
  giveUpRun,
  hearRun,
  idleRun,
  isUnknownOutcome,
  launchRun,
  quitRun,
  refuseRun,
} from "@cathedra/domain/simulators";
import type { DesktopClient, Launch } from "@cathedra/qt-bridge";
import { type Observable, observable } from "../../observable.ts";
import type { LaunchMemory } from "./launch-memory.ts";

export type RunStore = {
  readonly run: Pick<Observable<ExerciseRun>, "get" | "subscribe">;
  /** Starts an exercise, unless one runs. */
  readonly start: (launch: Omit<Launch, "launchId">) => void;
  /** False: the simulator could not be told. */
  readonly quit: () => Promise<boolean>;
  readonly dismiss: () => void;
  /** Asks the simulator what runs there. */
  readonly look: () => Promise<void>;
};

export type RunStorePorts = {
  readonly client: Pick<DesktopClient, "simulator" | "connection" | "subscribe">;
  /** A token of the person who is signed in here, for a run of this page that is delivered. */
  readonly token: () => Promise<string>;
  readonly newId: () => string;
  readonly now: () => number;
  readonly memory: LaunchMemory;
};

/** After an answer that was lost it is asked again so soon. */
const askAgainMs = 2000;

/**
 * The exercise at the simulator, followed as long as this page lives (12.011): over lost connections, reloads and other tabs. What
 * may have been started is asked for again by the same id, never by another.
 */
export function createRunStore({ client, token, newId, now, memory }: RunStorePorts): RunStore {
  const run = observable<ExerciseRun>(idleRun);
  let asked: Launch | null = null;
  let isAsking = false;
  let wasConnected = false;

  const is = (next: ExerciseRun) => {
    if (next === run.get()) return;
    run.set(next);
    memory.keep(next.kind === "idle" ? null : next.launchId);
  };

  /** Asks for the start until it is known whether it was taken, or its time is over. */
  async function ask(): Promise<void> {
    const launch = asked;
    if (launch === null || isAsking || !isAskedFor(launch.launchId)) return;
    isAsking = true;
    const answer = await client.simulator.start(launch);
    isAsking = false;
    if (answer.ok) {
      is(hearRun(run.get(), answer.value));
      return;
    }
    is(giveUpRun(refuseRun(run.get(), launch.launchId, answer.error.code), instant(now())));
    if (answer.error.code === "BUSY") await look();
    else if (isUnknownOutcome(answer.error.code)) setTimeout(() => void look(), askAgainMs);
  }

  function isAskedFor(launchId: string): boolean {
    const at = run.get();
    return at.kind === "launched" && at.launchId === launchId && at.phase === "asking";
  }

  async function look(): Promise<void> {
    const current = await client.simulator.current();
    if (current.ok) is(findRun(run.get(), current.value, memory.kept()));
    is(giveUpRun(run.get(), instant(now())));
    const at = run.get();
    if (at.kind !== "launched" || at.phase !== "asking") return;
    if (current.ok) await ask();
    else setTimeout(() => void look(), askAgainMs);
  }

  async function giveToken(launchId: string): Promise<void> {
    const at = run.get();
    // Only for what this page shows: whoever reads it knows whose run it is.
    if (at.kind !== "launched" || at.launchId !== launchId) return;
    const given = await token().catch(() => null);
    if (given !== null) await client.simulator.giveToken({ launchId, token: given });
  }

  function follow(): void {
    const isConnected = client.connection().state === "connected";
    if (isConnected && !wasConnected) void look();
    wasConnected = isConnected;
  }

  client.simulator.onRunChanged((report) => is(hearRun(run.get(), report)));
  client.simulator.onTokenWanted(({ launchId }) => void giveToken(launchId));
  client.subscribe(follow);
  follow();

  return {
    run,
    look,
    start(launch) {
      if (run.get().kind === "launched") return;
      asked = { ...launch, launchId: newId() };
      is(launchRun(run.get(), asked, instant(now())));
      void ask();
    },
    async quit() {
      const at = run.get();
      if (at.kind !== "launched") return true;
      is(quitRun(at));
      const answer = await client.simulator.quit({ launchId: at.launchId });
      if (answer.ok) is(hearRun(run.get(), answer.value));
      else if (answer.error.code === "NOT_FOUND") await look();
      if (answer.ok || answer.error.code === "NOT_FOUND") return true;
      is(quitRun(run.get(), false));
      return false;
    },
    dismiss: () => is(dismissRun(run.get())),
  };
}
