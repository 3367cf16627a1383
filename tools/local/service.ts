import { setTimeout as delay } from "node:timers/promises";
import type { ProcessIdentity } from "./process-identity.ts";

/** Something that runs until it is stopped: a process of ours, or the database server. */
export type Running = {
  readonly identity: ProcessIdentity | undefined;
  /** Resolves with the reason, such as `exit code 1`, when the process has ended, on its own or by `stop`. */
  readonly exited: Promise<string>;
  stop(): Promise<void>;
};

export type Service = { readonly name: string; start(): Promise<Running> };

export type Keeper = {
  readonly say: (line: string) => void;
  /** Called with every new process, for the file by which a later run stops leftovers. */
  readonly started: (name: string, identity: ProcessIdentity | undefined) => void;
  /** The pause before the first restart in milliseconds; each further pause is twice as long. */
  readonly firstPauseMs?: number;
};

export type SupervisedService = { readonly stop: () => Promise<void> };

const maxPauseMs = 30_000;
/** The time after a restart in milliseconds after which a failure counts as a new one. */
const settledMs = 60_000;

/** Starts a service and restarts it with growing pauses whenever it ends. The first start must succeed. */
export async function superviseService(service: Service, keeper: Keeper): Promise<SupervisedService> {
  const { firstPauseMs = 100 } = keeper;
  const stopping = new AbortController();
  let running = await service.start();
  keeper.started(service.name, running.identity);

  const watch = async () => {
    let pause = firstPauseMs;
    while (!stopping.signal.aborted) {
      const since = performance.now();
      const reason = await running.exited;
      if (stopping.signal.aborted) return;
      if (performance.now() - since > settledMs) pause = firstPauseMs;
      keeper.say(`The ${service.name} stopped unexpectedly (${reason}): starting it again`);
      for (;;) {
        await delay(pause, undefined, { signal: stopping.signal });
        pause = Math.min(pause * 2, maxPauseMs);
        const again = await restart();
        if (again !== undefined) break;
      }
    }
  };
  const restart = async () => {
    try {
      running = await service.start();
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      keeper.say(`The ${service.name} did not start: ${reason}`);
      return undefined;
    }
    if (stopping.signal.aborted) {
      await running.stop();
      return running;
    }
    keeper.started(service.name, running.identity);
    keeper.say(`The ${service.name} started again`);
    return running;
  };
  const watching = watch().catch((error: unknown) => {
    if (!stopping.signal.aborted)
      keeper.say(`Nobody watches the ${service.name} any longer: ${String(error)}`);
  });
  return {
    async stop() {
      stopping.abort();
      await running.stop();
      await watching;
    },
  };
}
