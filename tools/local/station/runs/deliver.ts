import { setTimeout as delay } from "node:timers/promises";
import { ok } from "@cathedra/domain";
import * as v from "valibot";
import type { openOutbox } from "../../simulator/results/outbox.ts";
import type { Packed } from "../../simulator/results/package-run.ts";
import type { Answer as Sent } from "../../simulator/results/send.ts";
import { type Answer, refuse } from "../answer.ts";
import type { Faults } from "../faults.ts";

export type DeliveryParts = {
  readonly portal: string;
  readonly outbox: ReturnType<typeof openOutbox>;
  readonly faults: Faults;
  /** A token for the run, now; null: nobody has given one yet. */
  readonly tokenFor: (launchId: string, sub: string | null) => string | null;
  /** The portal does not take it any more. */
  readonly forgetToken: (launchId: string) => void;
  /** The page is asked for a token. */
  readonly wantToken: (launchId: string) => void;
  readonly signal: AbortSignal;
  readonly firstPauseMs?: number;
};

const taken = v.object({ id: v.string() });
const longestPauseMs = 30_000;
const wantEveryMs = 30_000;
const giveUpAfterMs = 10 * 60_000;
const patienceMs = 120_000;
const mostNotThere = 4;

/** Delivers what is in the outbox: until it is taken or refused, or ten minutes have passed; then it is kept for later. */
export function openDelivery(parts: DeliveryParts) {
  const { portal, outbox, faults, tokenFor, forgetToken, wantToken, signal, firstPauseMs = 1000 } = parts;

  const sendOnce = async (packed: Packed, token: string): Promise<Sent | null> => {
    if (faults.has("away")) return null;
    const { sendResult } = await import("../../simulator/results/send.ts");
    const patience = AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]);
    const manner = faults.has("portal-garbage") ? "garbage" : "well";
    try {
      const both = Array.from({ length: faults.has("portal-twice") ? 2 : 1 }, () =>
        sendResult(packed, portal, token, manner, patience),
      );
      const answers = await Promise.all(both);
      return answers.find(({ status }) => status < 300) ?? answers[0] ?? null;
    } catch {
      return null;
    }
  };

  return async function deliver(launchId: string, sub: string | null): Promise<Answer<string>> {
    const packed = await outbox.get(launchId);
    if (packed === undefined) return refuse("DELIVERY_FAILED", "the result is not there any more");
    const { fateOf } = await import("../../simulator/results/deliver.ts");
    const since = performance.now();
    let pause = firstPauseMs;
    let wantedAt = Number.NEGATIVE_INFINITY;
    let notThere = 0;
    let last = "nobody answered";
    let isAsked = false;
    while (!signal.aborted && performance.now() - since < giveUpAfterMs) {
      const token = tokenFor(launchId, sub);
      isAsked = token === null;
      if (token === null) {
        if (performance.now() - wantedAt >= wantEveryMs) {
          wantedAt = performance.now();
          wantToken(launchId);
        }
        await delay(200, undefined, { signal }).catch(() => undefined);
        continue;
      }
      const answer = await sendOnce(packed, token);
      if (answer !== null) last = `${answer.status} ${answer.text}`;
      if (answer?.status === 401) forgetToken(launchId);
      if (answer?.status === 403) notThere += 1;
      const fate =
        answer === null ? "again" : notThere >= mostNotThere ? "refused" : fateOf(answer, notThere);
      if (fate === "taken" && answer !== null) {
        await outbox.remove(launchId);
        const read = v.safeParse(taken, parsed(answer.text));
        return read.success ? ok(read.output.id) : refuse("DELIVERY_FAILED", "the answer names no result");
      }
      if (fate === "refused") {
        await outbox.remove(launchId);
        return refuse("DELIVERY_FAILED", `refused: ${last}`.slice(0, 500));
      }
      const wait = answer?.retryAfter == null ? pause : Math.max(pause, answer.retryAfter * 1000);
      await delay(Math.min(wait, longestPauseMs), undefined, { signal }).catch(() => undefined);
      pause = Math.min(pause * 2, longestPauseMs);
    }
    return isAsked
      ? refuse("NOT_SIGNED_IN", "no token was given in time")
      : refuse("DELIVERY_FAILED", `kept for later: ${last}`.slice(0, 500));
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
