import { instant } from "@cathedra/domain";
import {
  applyRunReport,
  dismissRun,
  type ExerciseRun,
  giveUpRun,
  idleRun,
  isUnknownOutcome,
  launchRun,
  quitRun,
  refuseRun,
  restoreRun,
} from "@cathedra/domain/simulators";
import type { DesktopClient, Launch } from "@cathedra/qt-bridge";
import { type Observable, observable } from "../../observable.ts";
import type { LaunchMemory } from "./launch-memory.ts";

export type RunStore = {
  readonly run: Pick<Observable<ExerciseRun>, "get" | "subscribe">;
  /** Starts an exercise, unless one is running. */
  readonly start: (launch: Omit<Launch, "launchId" | "personId">) => void;
  /** Sets the signed-in person, as whose own only their runs are shown. No run is followed before this call. */
  readonly setPerson: (personId: string) => void;
  /** Ends the running exercise, one's own or another person's. False if the simulator could not be reached. */
  readonly quit: () => Promise<boolean>;
  readonly dismiss: () => void;
  /** Asks the simulator for its present run. */
  readonly refreshRun: () => Promise<void>;
};

export type RunStorePorts = {
  readonly client: Pick<DesktopClient, "simulator" | "connection" | "subscribe">;
  /** The signed-in person's token, for the delivery of a run of this page. */
  readonly token: () => Promise<string>;
  /** Registers the launch with the portal, which accepts no result without it. A repeated call is safe. */
  readonly register: (launch: Pick<Launch, "launchId" | "exerciseId">) => Promise<void>;
  readonly newId: () => string;
  readonly now: () => number;
  readonly memory: LaunchMemory;
};

/** The pause before the start is requested again after a lost answer, in milliseconds. */
const askAgainMs = 2000;

/**
 * Follows the exercise at the simulator while this page is open (12.011), also over lost connections, reloads and other tabs. A
 * launch that may have started is repeated with the same id, never with another.
 */
export function createRunStore({ client, token, register, newId, now, memory }: RunStorePorts): RunStore {
  const run = observable<ExerciseRun>(idleRun);
  let person: string | null = null;
  let requestedLaunch: Launch | null = null;
  let registered: string | null = null;
  let isAsking = false;
  let wasConnected = false;

  const setRun = (next: ExerciseRun) => {
    if (next === run.get()) return;
    run.set(next);
    memory.keep(next.kind === "idle" || next.kind === "busy" ? null : next.launchId);
  };

  /** Repeats the request for the start until it is known whether it was accepted, or until its time is over. */
  async function requestStart(): Promise<void> {
    const launch = requestedLaunch;
    if (launch === null || isAsking || !isAskedFor(launch.launchId)) return;
    isAsking = true;
    const isKept = await registerLaunch(launch);
    const answer = isKept ? await client.simulator.start(launch) : null;
    isAsking = false;
    if (answer === null) {
      setRun(refuseRun(run.get(), launch.launchId, "LAUNCH_FAILED"));
      return;
    }
    if (answer.ok) {
      setRun(applyRunReport(launch.personId, run.get(), answer.value));
      return;
    }
    setRun(giveUpRun(refuseRun(run.get(), launch.launchId, answer.error.code), instant(now())));
    if (answer.error.code === "BUSY") await refreshRun();
    else if (isUnknownOutcome(answer.error.code)) setTimeout(() => void refreshRun(), askAgainMs);
  }

  async function registerLaunch({ launchId, exerciseId }: Launch): Promise<boolean> {
    if (registered === launchId) return true;
    try {
      await register({ launchId, exerciseId });
      registered = launchId;
      return true;
    } catch {
      return false;
    }
  }

  function isAskedFor(launchId: string): boolean {
    const at = run.get();
    return at.kind === "launched" && at.launchId === launchId && at.phase === "asking";
  }

  async function refreshRun(): Promise<void> {
    if (person === null) return;
    const current = await client.simulator.current();
    if (current.ok) setRun(restoreRun(person, run.get(), current.value, memory.stored()));
    setRun(giveUpRun(run.get(), instant(now())));
    const at = run.get();
    if (at.kind !== "launched" || at.phase !== "asking") return;
    if (current.ok) await requestStart();
    else setTimeout(() => void refreshRun(), askAgainMs);
  }

  async function giveToken(launchId: string): Promise<void> {
    // If the page was loaded during the run, its launch is not known yet.
    if (!isOwn(launchId)) await refreshRun();
    // Only the signed-in person's own run is delivered, because the result of another person must not be delivered in their name.
    if (!isOwn(launchId)) return;
    const given = await token().catch(() => null);
    if (given !== null) await client.simulator.giveToken({ launchId, token: given });
  }

  function isOwn(launchId: string): boolean {
    const at = run.get();
    return at.kind === "launched" && at.launchId === launchId;
  }

  function follow(): void {
    const isConnected = client.connection().state === "connected";
    if (isConnected && !wasConnected) void refreshRun();
    wasConnected = isConnected;
  }

  client.simulator.onRunChanged((report) => {
    if (person !== null) setRun(applyRunReport(person, run.get(), report));
  });
  client.simulator.onTokenWanted(({ launchId }) => void giveToken(launchId));
  client.subscribe(follow);

  return {
    run,
    refreshRun,
    setPerson(personId) {
      if (personId === person) return;
      person = personId;
      wasConnected = false;
      follow();
    },
    start(launch) {
      const { kind } = run.get();
      if (person === null || kind === "launched" || kind === "busy") return;
      requestedLaunch = { ...launch, launchId: newId(), personId: person };
      setRun(launchRun(run.get(), requestedLaunch, instant(now())));
      void requestStart();
    },
    async quit() {
      const at = run.get();
      if (person === null || (at.kind !== "launched" && at.kind !== "busy")) return true;
      setRun(quitRun(at));
      const answer = await client.simulator.quit({ launchId: at.launchId });
      if (answer.ok) setRun(applyRunReport(person, run.get(), answer.value));
      else if (answer.error.code === "NOT_FOUND") await refreshRun();
      if (answer.ok || answer.error.code === "NOT_FOUND") return true;
      setRun(quitRun(run.get(), false));
      return false;
    },
    dismiss: () => setRun(dismissRun(run.get())),
  };
}
