import { once } from "node:events";
import { constants, setPriority } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { aPng, aWebm } from "@cathedra/test-fixtures";
import { resultForm, resultFormOf } from "./result-form.ts";

export type AttackRequest = {
  readonly url: string;
  readonly method: "GET" | "POST";
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: AttackBody;
  /** The client goes away this long after the response began, as from a stream that never ends. */
  readonly hangUpMs?: number;
};

/** A body as it is, or what a form is made of for each request: a new run with this many files, or large pictures. */
export type AttackBody =
  | string
  | Uint8Array<ArrayBuffer>
  | { readonly files: number; readonly bytes: number }
  | { readonly pictures: number; readonly side: number };

export type AttackPlan = {
  /** The requests of each attacker, sent in turn. */
  readonly attackers: readonly (readonly AttackRequest[])[];
  /** The number of concurrent requests of each attacker. */
  readonly each: number;
  /** The pause before the next request after a refused one, in milliseconds. */
  readonly pauseMs: number;
  /** If set, everyone sends their next request at the same moment, each time this many milliseconds later. */
  readonly everyMs?: number;
};

/** The responses that the attackers got, by status. */
export type Attacked = Readonly<Record<string, number>>;

/**
 * Runs in a separate process, and takes only the processor time that portal and bystanders leave, because clients have machines of
 * their own: every attacker sends the next request as soon as one is answered.
 */
setPriority(constants.priority.PRIORITY_LOW);
process.send?.("ready");
const [{ attackers, each, pauseMs, everyMs }] = (await once(process, "message")) as [AttackPlan];
const statuses: Record<string, number> = {};
const stop = new AbortController();
const startedAt = performance.now();

async function attack(requests: readonly AttackRequest[], first: number): Promise<void> {
  for (let n = first; !stop.signal.aborted; n += 1) {
    const next = requests[n % requests.length];
    const status = next === undefined ? "none" : await send(next);
    if (stop.signal.aborted) return;
    statuses[status] = (statuses[status] ?? 0) + 1;
    if (everyMs !== undefined) await sleep(everyMs - ((performance.now() - startedAt) % everyMs));
    else if (!status.startsWith("2")) await sleep(pauseMs);
  }
}

async function send({ url, method, headers = {}, body, hangUpMs }: AttackRequest): Promise<string> {
  const gone = new AbortController();
  const signal = AbortSignal.any([stop.signal, gone.signal]);
  try {
    const response = await fetch(url, {
      method,
      headers,
      body: body === undefined ? null : made(body),
      signal,
    });
    if (hangUpMs !== undefined) setTimeout(() => gone.abort(), hangUpMs);
    // The response is read as a stream, because downloads are larger than the memory that a bench should take.
    await response.body?.pipeTo(new WritableStream()).catch(() => undefined);
    return String(response.status);
  } catch {
    return "broken";
  }
}

function made(body: AttackBody): string | Uint8Array<ArrayBuffer> {
  if (typeof body === "string" || body instanceof Uint8Array) return body;
  if ("files" in body) return new Uint8Array(resultFormOf(body.files, body.bytes));
  return new Uint8Array(resultForm(body.pictures + 2, aWebm(), squareOf(body.side)));
}

const squares = new Map<number, Buffer>();

function squareOf(side: number): Buffer {
  const square = squares.get(side) ?? aPng({ width: side, height: side });
  squares.set(side, square);
  return square;
}

const attacks = attackers.flatMap((requests) => Array.from({ length: each }, (_, n) => attack(requests, n)));
process.once("message", async () => {
  stop.abort();
  await Promise.all(attacks);
  process.send?.(statuses);
});
