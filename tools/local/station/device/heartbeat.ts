import { createHash, randomUUID } from "node:crypto";
import * as v from "valibot";
import type { Disk } from "../disk/disk-space.ts";
import type { Faults } from "../faults.ts";
import type { Software, StationState } from "../state.ts";
import type { Store } from "../store.ts";
import type { Client, Refusal } from "./client.ts";
import type { Clock } from "./clock.ts";
import { releaseKey } from "./key.ts";

/** A software that no release of the portal names. */
const unreleased: Software = { code: "workbench-preview", name: "Workbench Preview", version: "0.9.1" };

/** The software that the station reports as installed. */
function getSoftware({ software }: StationState, faults: Faults): readonly Software[] {
  return faults.has("unreleased-software") ? [...software, unreleased] : software;
}

/**
 * The facts about a station that rarely change, as they are reported; they are identified by a hash, which reveals nothing
 * about the pin.
 */
function getFacts(state: StationState, faults: Faults) {
  const { serviceTag, computer, licences, pin } = state;
  const facts = {
    computer: { serviceTag, ...computer },
    software: getSoftware(state, faults),
    licences: licences.map(({ exercise = null, ...licence }) => ({ ...licence, exercise })),
  };
  const hash = createHash("sha256").update(JSON.stringify(facts)).digest("hex");
  return { hash, ...facts, pin };
}

const answered = v.object({
  heartbeatSeconds: v.pipe(v.number(), v.minValue(1), v.maxValue(3600)),
  wantsFacts: v.boolean(),
  operations: v.optional(v.number(), 0),
  session: v.optional(v.nullable(v.string()), null),
  releaseKeys: v.optional(v.array(releaseKey), []),
});

export type HeartbeatParts = {
  readonly client: Client;
  readonly store: Store;
  readonly disk: Disk;
  readonly clock: Clock;
  readonly faults: Faults;
  readonly hasWork: () => void;
  /** Called when the portal no longer has a session at this station. */
  readonly sessionEnded: (id: string) => void;
  readonly onRefused: (refusal: Refusal) => void;
  readonly onWell: () => void;
  readonly everyMs?: number;
  readonly signal: AbortSignal;
};

const maxPauseMs = 300_000;

/** Sends heartbeats at the interval that the portal asks for, and the station's facts when the portal does not have them. */
export function startHeartbeat(parts: HeartbeatParts) {
  const { client, store, disk, clock, faults, signal } = parts;
  // Opening the station counts as starting its computer: the real boot id of this machine would be the same for all stations.
  const bootId = randomUUID();
  let timer: NodeJS.Timeout | undefined;
  let pauseMs = parts.everyMs ?? 30_000;
  let failures = 0;
  let beating: Promise<void> | null = null;

  const sendFacts = async (): Promise<void> => {
    const body = getFacts(store.get(), faults);
    const answer = await client.call({ method: "PUT", path: "/facts", body }, v.unknown());
    if (!answer.ok) parts.onRefused(answer.error);
  };
  const beat = async (): Promise<void> => {
    const { clientVersion, session, releaseKeys } = store.get();
    const body = {
      at: new Date(clock.own()).toISOString(),
      clientVersion,
      diskFreeBytes: disk.free(),
      diskTotalBytes: disk.total(),
      factsHash: getFacts(store.get(), faults).hash,
      bootId,
      releaseKeys: releaseKeys.map(({ x }) => x),
    };
    const answer = await client.call({ method: "POST", path: "/heartbeat", body }, answered);
    if (!answer.ok) {
      failures += 1;
      parts.onRefused(answer.error);
      return;
    }
    failures = 0;
    parts.onWell();
    const { heartbeatSeconds, wantsFacts, operations } = answer.value;
    pauseMs = parts.everyMs ?? heartbeatSeconds * 1000;
    // The keys are stored once; later answers do not replace keys that the station already has.
    if (releaseKeys.length === 0 && answer.value.releaseKeys.length > 0)
      store.change({ releaseKeys: answer.value.releaseKeys });
    if (session !== null && answer.value.session !== session.id) parts.sessionEnded(session.id);
    if (wantsFacts) await sendFacts();
    if (operations > 0) parts.hasWork();
  };
  const again = () => {
    if (signal.aborted) return;
    clearTimeout(timer);
    beating = beat()
      .catch(() => undefined)
      .finally(() => {
        beating = null;
        if (signal.aborted) return;
        const pause =
          failures === 0 ? pauseMs : Math.min(maxPauseMs, pauseMs * 2 ** Math.min(failures - 1, 4));
        // The pause varies, so that stations that were started together do not send at the same time.
        timer = setTimeout(again, pause * (0.95 + Math.random() * 0.1));
      });
  };
  again();
  signal.addEventListener("abort", () => clearTimeout(timer), { once: true });

  return {
    /** Sends a heartbeat at once, after one that is in progress, because something has changed. */
    async soon(): Promise<void> {
      await beating;
      again();
      await beating;
    },
  };
}
