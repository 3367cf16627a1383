import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { MachineId, SessionId } from "@cathedra/domain";
import type { Recorded } from "../recordings.ts";
import type { Finished } from "../suite/suite.ts";
import { type DeliveryFault, startDelivering } from "./deliver.ts";
import { openOutbox } from "./outbox.ts";
import { packRun } from "./package-run.ts";

export type ResultParts = {
  readonly machineId: MachineId;
  readonly key: string;
  /** Null: there is nobody to deliver to. */
  readonly portalUrl: string | null;
  /** Where results wait until they are taken; null: they are lost with the process. */
  readonly folder: string | null;
  readonly collect: (runId: string) => Promise<readonly Recorded[]>;
  readonly fault: () => DeliveryFault | null;
  readonly now: () => number;
  readonly say: (line: string) => void;
  readonly firstPauseMs?: number;
};

/** Makes results of what was done, and delivers them. */
export async function startResults({ portalUrl, folder, collect, ...parts }: ResultParts) {
  const place = folder ?? (await mkdtemp(join(tmpdir(), "cathedra-simulator-")));
  const outbox = openOutbox(place);
  const delivering = portalUrl === null ? undefined : startDelivering({ ...parts, portalUrl, outbox });
  const making = new Set<Promise<void>>();

  const make = async (sessionId: SessionId, finished: Finished) => {
    const recorded = await collect(finished.runId);
    const packed = await packRun(finished, recorded, sessionId);
    if (packed === null) return;
    await outbox.put(packed);
    delivering?.start(packed.runId);
  };
  return {
    finished(sessionId: SessionId, all: readonly Finished[]): void {
      if (delivering === undefined) return;
      for (const each of all) {
        const work = make(sessionId, each)
          .catch((error: unknown) => parts.say(`No result could be made: ${String(error)}`))
          .finally(() => making.delete(work));
        making.add(work);
      }
    },
    async stop(): Promise<void> {
      await Promise.all(making);
      await delivering?.stop();
      if (folder === null) await rm(place, { recursive: true, force: true });
    },
  };
}
