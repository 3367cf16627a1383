import { setTimeout as delay } from "node:timers/promises";
import type { MachineId } from "@cathedra/domain";
import type { openOutbox } from "./outbox.ts";
import type { Packed } from "./package-run.ts";
import { type Answer, type Manner, machineSigner, sendResult } from "./send-result.ts";

/** The faults that can be injected into a simulator's deliveries. */
export const deliveryFaults = [
  "deliver-twice",
  "deliver-half",
  "deliver-garbage",
  "deliver-wrong-exercise",
  "no-delivery",
] as const;
export type DeliveryFault = (typeof deliveryFaults)[number];

export type DeliveryParts = {
  readonly machineId: MachineId;
  readonly key: string;
  readonly portalUrl: string;
  readonly outbox: ReturnType<typeof openOutbox>;
  readonly fault: () => DeliveryFault | null;
  readonly now: () => number;
  readonly say: (line: string) => void;
  readonly firstPauseMs?: number;
};

const maxPauseMs = 60_000;
const patienceMs = 120_000;
/** The report of who had control may arrive after the run; after this many attempts it is no longer expected. */
const maxNotThere = 8;

const manners: Readonly<Partial<Record<DeliveryFault, Manner>>> = {
  "deliver-half": "half",
  "deliver-garbage": "garbage",
  "deliver-wrong-exercise": "wrong-exercise",
};

/** Delivers the results in the outbox, each one until the portal has accepted or refused it. */
export function startDelivering(parts: DeliveryParts) {
  const { machineId, key, portalUrl, outbox, fault, now, say, firstPauseMs = 1000 } = parts;
  const stopping = new AbortController();
  const working = new Map<string, Promise<void>>();

  const sendOnce = async (packed: Packed): Promise<Answer> => {
    const injected = fault();
    const manner = (injected === null ? undefined : manners[injected]) ?? "well";
    const send = async () => {
      const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(patienceMs)]);
      return sendResult(packed, portalUrl, machineSigner(packed, machineId, key, now()), manner, signal);
    };
    if (injected !== "deliver-twice") return send();
    const [one, other] = await Promise.all([send(), send()]);
    say(`Delivered twice at once: ${one.status} ${one.text}, ${other.status} ${other.text}`);
    return one.status < 300 ? one : other;
  };
  /** Tries to send a result once; null if it cannot be sent now. */
  const tryOnce = async (packed: Packed): Promise<Answer | null> => {
    if (fault() === "no-delivery") return null;
    try {
      return await sendOnce(packed);
    } catch (error) {
      if (!stopping.signal.aborted) say(`A result was not delivered: ${getReason(error)}`);
      return null;
    }
  };

  const deliver = async (runId: string) => {
    const packed = await outbox.get(runId);
    if (packed === undefined) return outbox.remove(runId);
    let pause = firstPauseMs;
    for (let notThere = 0; !stopping.signal.aborted; ) {
      const answer = await tryOnce(packed);
      if (answer?.status === 403) notThere += 1;
      const fate = answer === null ? "again" : getFate(answer, notThere);
      if (fate !== "again") {
        if (fate === "refused") say(`A result was refused: ${answer?.status} ${answer?.text}`);
        return outbox.remove(runId);
      }
      const wait = answer?.retryAfter == null ? pause : Math.max(pause, answer.retryAfter * 1000);
      await delay(Math.min(wait, maxPauseMs), undefined, { signal: stopping.signal }).catch(() => undefined);
      pause = Math.min(pause * 2, maxPauseMs);
    }
    return undefined;
  };

  const start = (runId: string) => {
    if (working.has(runId) || stopping.signal.aborted) return;
    const work = deliver(runId)
      .catch((error: unknown) => say(`A result was not delivered: ${getReason(error)}`))
      .finally(() => working.delete(runId));
    working.set(runId, work);
  };
  void outbox.runs().then((all) => all.map(start));

  return {
    /** Starts sending; called when a result was put into the outbox. */
    start,
    async stop(): Promise<void> {
      // Deliveries under way may finish; the others are kept for the next start.
      await Promise.race([Promise.all(working.values()), delay(1500)]);
      stopping.abort();
      await Promise.all(working.values());
    },
  };
}

/** Whether the delivery was accepted, was refused for good, or should be repeated. */
export function getFate({ status }: Pick<Answer, "status">, notThere: number): "taken" | "refused" | "again" {
  if (status < 300) return "taken";
  if (status === 403) return notThere >= maxNotThere ? "refused" : "again";
  const isLater = status >= 500 || status === 401 || status === 408 || status === 429;
  return isLater ? "again" : "refused";
}

function getReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? `: ${error.cause.message}` : "";
  return `${error.message}${cause}`;
}
