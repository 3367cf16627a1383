import { setTimeout as delay } from "node:timers/promises";
import { ok } from "@cathedra/domain";
import type { Answer as Sent } from "../../simulator/results/send-result.ts";
import { type Answer, refuse } from "../answer.ts";
import type { Sign } from "../device/key.ts";
import type { Faults } from "../faults.ts";

export type DeliveryParts = {
  readonly faults: Faults;
  /** Signs a delivery of the run, or returns its person's token; null when no one has given one yet. */
  readonly signFor: (launchId: string, sub: string | null) => Sign | null;
  /** Called when the portal no longer accepts the token. */
  readonly forgetToken: (launchId: string) => void;
  /** Asks the page for a token with which the run can be delivered. */
  readonly wantToken: (launchId: string) => void;
  readonly signal: AbortSignal;
  readonly firstPauseMs?: number;
};

/** Sends the run once with this signature; throws if there is no answer. */
export type SendOnce = (sign: Sign, signal: AbortSignal) => Promise<Sent>;

const maxPauseMs = 30_000;
const wantEveryMs = 30_000;
const giveUpAfterMs = 10 * 60_000;
const patienceMs = 120_000;
const maxNotThere = 4;

export type Delivered =
  | { readonly fate: "taken"; readonly text: string }
  /** The portal would refuse the run again. */
  | { readonly fate: "refused"; readonly why: string }
  | { readonly fate: "later"; readonly why: string };

/** Delivers a run's result until it is accepted or refused, or ten minutes have passed. The token names its person. */
export function openDelivery(parts: DeliveryParts) {
  const { faults, signFor, forgetToken, wantToken, signal, firstPauseMs = 1000 } = parts;

  const sendAsTold = async (send: SendOnce, sign: Sign): Promise<Sent | null> => {
    if (faults.has("away")) return null;
    const patience = AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]);
    try {
      const times = faults.has("portal-twice") ? 2 : 1;
      const answers = await Promise.all(Array.from({ length: times }, () => send(sign, patience)));
      return answers.find(({ status }) => status < 300) ?? answers[0] ?? null;
    } catch {
      return null;
    }
  };

  return async function deliver(
    launchId: string,
    sub: string | null,
    send: SendOnce,
  ): Promise<Answer<Delivered>> {
    const { getFate } = await import("../../simulator/results/deliver.ts");
    const since = performance.now();
    let pause = firstPauseMs;
    let wantedAt = Number.NEGATIVE_INFINITY;
    let notThere = 0;
    let why = "nobody answered";
    let isAsked = false;
    while (!signal.aborted && performance.now() - since < giveUpAfterMs) {
      const sign = signFor(launchId, sub);
      isAsked = sign === null;
      if (sign === null) {
        if (performance.now() - wantedAt >= wantEveryMs) {
          wantedAt = performance.now();
          wantToken(launchId);
        }
        await delay(200, undefined, { signal }).catch(() => undefined);
        continue;
      }
      const answer = await sendAsTold(send, sign);
      if (answer !== null) why = `${answer.status} ${answer.text}`.slice(0, 400);
      if (answer?.status === 401) forgetToken(launchId);
      if (answer?.status === 403) notThere += 1;
      const fate =
        answer === null ? "again" : notThere >= maxNotThere ? "refused" : getFate(answer, notThere);
      if (fate === "taken") return ok({ fate, text: answer?.text ?? "" });
      if (fate === "refused") return ok({ fate, why });
      const wait = answer?.retryAfter == null ? pause : Math.max(pause, answer.retryAfter * 1000);
      await delay(Math.min(wait, maxPauseMs), undefined, { signal }).catch(() => undefined);
      pause = Math.min(pause * 2, maxPauseMs);
    }
    return isAsked ? refuse("NOT_SIGNED_IN", "no token was given in time") : ok({ fate: "later", why });
  };
}

export type Deliver = ReturnType<typeof openDelivery>;
