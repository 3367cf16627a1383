import { setTimeout as sleep } from "node:timers/promises";
import * as v from "valibot";
import { PlatformError } from "../ports/learning-platform.ts";
import { openHourlyQuota } from "./hourly-quota.ts";
import type { Lane, RateLimiter } from "./rate-limiter.ts";
import { readBoundedResponse } from "./read-bounded-response.ts";
import { TalentRefusal, toRefusal } from "./talent-refusals.ts";
import { authorization, type TalentCall, talentUrl } from "./talent-request.ts";

export type TalentSettings = { readonly url: string; readonly key: string };

/** A call to the platform with the schema of its answer and its options. */
export type TalentAsk<Schema extends v.GenericSchema> = TalentCall & {
  readonly lane: Lane;
  readonly answer: Schema;
  readonly timeoutMs?: number;
  /** The total time to wait for the rate limit, and for the platform to be available again. */
  readonly patienceMs?: number;
  readonly maxBytes?: number;
  /** Whether the call may be repeated after a broken connection or a failure of the platform; true by default. */
  readonly isRepeatable?: boolean;
  readonly signal?: AbortSignal | undefined;
};

export type TalentClient = {
  readonly ask: <Schema extends v.GenericSchema>(
    request: TalentAsk<Schema>,
  ) => Promise<v.InferOutput<Schema>>;
};

type Options = { readonly pace: RateLimiter; readonly pauseMs?: number; readonly timeoutMs?: number };

/** The number of attempts after a broken connection, for calls that may be repeated. */
const attemptsWhenAway = 3;
const maxHoldMs = 60_000;
/** The platform's limits apply to an hour, so a longer announced wait is treated as an hour. */
const maxWaitMs = 3_600_000;
const patienceOf: Readonly<Record<Lane, number>> = {
  begun: 20_000,
  people: 24_000,
  background: 30_000,
};

/**
 * Calls the platform's API: within its rate limit, with retries while it is busy or unavailable, and with every answer checked
 * against its schema.
 */
export function talentClient(
  { url, key }: TalentSettings,
  { pace, pauseMs = 400, timeoutMs: usualTimeoutMs = 10_000 }: Options,
): TalentClient {
  const headers = { authorization: authorization(key) };
  const hour = openHourlyQuota({ url, headers });
  let [busyTimes, busySince] = [0, 0];

  /** Holds back all calls. A call that was already sent when the limit was reported does not extend the wait. */
  async function waitForAll(refusal: TalentRefusal, sentAt: number): Promise<void> {
    if (sentAt < busySince) return;
    busySince = performance.now();
    busyTimes += 1;
    const requestedPauseMs = refusal.retryAfterMs ?? (await hour.resetInMs());
    const usual = Math.min(pauseMs * 2.5 * 2 ** (busyTimes - 1), maxHoldMs);
    const waitMs =
      requestedPauseMs === undefined
        ? usual * (1 + Math.random() / 4)
        : Math.min(Math.max(requestedPauseMs, pauseMs), maxWaitMs);
    pace.holdUntil(performance.now() + waitMs, refusal.reason === "away" ? "away" : "busy");
  }

  async function send<Schema extends v.GenericSchema>(
    request: TalentAsk<Schema>,
  ): Promise<v.InferOutput<Schema>> {
    const { endpoint: name, form, signal, timeoutMs = usualTimeoutMs, maxBytes = 4_194_304 } = request;
    const limits = { name, headers, timeoutMs, maxBytes, signal };
    const answer = await readBoundedResponse({
      url: talentUrl(url, request),
      ...limits,
      ...(form === undefined ? {} : { form }),
    });
    const json = getJson(answer.body);
    const refusal = toRefusal(name, answer, json);
    if (refusal !== undefined) throw refusal;
    const parsed = v.safeParse(request.answer, json);
    if (!parsed.success)
      throw new PlatformError("unreadable", `${name}: ${getShape(parsed.issues)}`, {
        isOutcomeUnknown: true,
      });
    busyTimes = 0;
    return parsed.output;
  }

  async function ask<Schema extends v.GenericSchema>(
    call: TalentAsk<Schema>,
  ): Promise<v.InferOutput<Schema>> {
    const { lane, signal, isRepeatable = true } = call;
    const attempts = isRepeatable ? attemptsWhenAway : 1;
    const deadline = performance.now() + (call.patienceMs ?? patienceOf[lane]);
    if (lane === "background") hour.leaveRoom();
    let wasOutcomeUnknown = false;
    for (let away = 1; ; ) {
      const leave = await pace.enter(lane, deadline, signal).catch((error: unknown) => {
        throw wasOutcomeUnknown ? inDoubt(error) : error;
      });
      const sentAt = performance.now();
      hour.count();
      try {
        return await send(call);
      } catch (error) {
        if (!(error instanceof PlatformError)) throw error;
        wasOutcomeUnknown ||= error.isOutcomeUnknown;
        const isBusy = error.reason === "busy" && error instanceof TalentRefusal;
        if (error instanceof TalentRefusal && (isBusy || error.retryAfterMs !== undefined))
          await waitForAll(error, sentAt);
        if (!isBusy) {
          if (error.reason !== "away" || away >= attempts) throw wasOutcomeUnknown ? inDoubt(error) : error;
          away += 1;
        }
      } finally {
        leave();
      }
      if (away > 1)
        await sleep(pauseMs * (away - 1) * (0.5 + Math.random()), undefined, signal && { signal });
    }
  }

  return { ask };
}

function getJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** The path of the unexpected value, without the value itself. */
function getShape([first]: readonly v.BaseIssue<unknown>[]): string {
  const path = first === undefined ? null : v.getDotPath(first);
  return `not as agreed${path === null ? "" : ` at ${path}`}`;
}

/**
 * Marks the failure of a call that was repeated and whose first attempt may have been carried out. There is no doubt if the
 * platform answered that the state exists already.
 */
function inDoubt(error: unknown): unknown {
  if (!(error instanceof PlatformError) || error.isOutcomeUnknown) return error;
  if (error instanceof TalentRefusal && error.isDone !== undefined) return error;
  const { reason, message, missing } = error;
  return new PlatformError(reason, message, { cause: error, missing, isOutcomeUnknown: true });
}
