import { setTimeout as sleep } from "node:timers/promises";
import {
  isUuid,
  type OperationId,
  type RecordId,
  type SimulatorActivityId,
  type UserId,
} from "@cathedra/domain";
import { operationKinds } from "@cathedra/domain/operations";
import pg from "pg";
import * as v from "valibot";
import type { Hint, HintFeed, HintFollower } from "../../ports/hint-feed.ts";
import { hintChannel } from "./send-hint.ts";

const uuid = <Id extends string>() => v.custom<Id>((value) => typeof value === "string" && isUuid(value));

const hintPayload = v.pipe(
  v.string(),
  v.parseJson(),
  v.variant("kind", [
    v.object({ kind: v.literal("result"), id: uuid<SimulatorActivityId>(), to: v.array(uuid<UserId>()) }),
    v.object({
      kind: v.literal("confirmation"),
      id: v.union([v.literal("many"), uuid<RecordId>()]),
      to: v.array(uuid<UserId>()),
    }),
    v.object({
      kind: v.literal("notification"),
      id: v.picklist(["new", "changed"]),
      to: v.array(uuid<UserId>()),
    }),
    v.object({ kind: v.literal("operation"), id: uuid<OperationId>(), of: v.picklist(operationKinds) }),
  ]),
);

export type HintFeedOptions = {
  readonly onError?: (error: unknown) => void;
  /** The interval of checks that the connection is alive, and the time limit for an answer. */
  readonly askEveryMs?: number;
  readonly answerMs?: number;
  /** The pause before a reconnect, and the longest one after repeated failures. */
  readonly againMs?: { readonly least: number; readonly most: number };
};

/**
 * Listens on one separate connection while there are followers. A broken or silent connection is replaced; hints sent in the meantime
 * are lost. It needs a session of the server, not a transaction pooler.
 */
export function openHintFeed(databaseUrl: string, options: HintFeedOptions = {}): HintFeed {
  const { onError = () => undefined, againMs = { least: 250, most: 5_000 } } = options;
  const followers = new Set<HintFollower>();
  const closing = new AbortController();
  let isListening = false;
  let listening: Promise<void> | undefined;

  const setListening = (is: boolean): void => {
    if (is === isListening) return;
    isListening = is;
    for (const { onListening } of followers) onListening(is);
  };
  const handleNotification = (payload: string): void => {
    const hint = parseHintMessage(payload);
    if (hint !== undefined) for (const { onHint } of followers) onHint(hint);
  };

  async function keepListening(): Promise<void> {
    let pause = againMs.least;
    while (!closing.signal.aborted) {
      try {
        await listenOnce(databaseUrl, options, closing.signal, handleNotification, () => {
          pause = againMs.least;
          setListening(true);
        });
      } catch (error) {
        onError(error);
      }
      setListening(false);
      await sleep(pause, undefined, { signal: closing.signal }).catch(() => undefined);
      pause = Math.min(pause * 2, againMs.most);
    }
  }

  return {
    follow: (follower) => {
      followers.add(follower);
      if (!closing.signal.aborted) listening ??= keepListening();
      return () => void followers.delete(follower);
    },
    isListening: () => isListening,
    close: async () => {
      closing.abort();
      await listening;
    },
  };
}

/** Listens on one connection until it is closed; rejects if it is lost. */
async function listenOnce(
  connectionString: string,
  { askEveryMs = 15_000, answerMs = 3_000 }: HintFeedOptions,
  signal: AbortSignal,
  handleNotification: (payload: string) => void,
  onBegun: () => void,
): Promise<void> {
  const client = new pg.Client({
    connectionString,
    application_name: "cathedra-hints",
    connectionTimeoutMillis: answerMs,
    query_timeout: answerMs,
    keepAlive: true,
  });
  const over = new Promise<void>((resolve, reject) => {
    client.on("error", reject);
    client.on("end", () => reject(new Error("the connection for hints has ended")));
    signal.addEventListener("abort", () => resolve(), { once: true });
  });
  client.on("notification", ({ payload = "" }) => handleNotification(payload));
  const work = async (): Promise<void> => {
    await client.connect();
    await client.query(`listen ${hintChannel}`);
    onBegun();
    // A network that drops packets reports no error, so only the answer to a query proves that notifications would still arrive.
    while (!signal.aborted) {
      await sleep(askEveryMs, undefined, { signal, ref: false }).catch(() => undefined);
      if (!signal.aborted) await client.query("select 1");
    }
  };
  try {
    await Promise.race([over, work()]);
  } finally {
    over.catch(() => undefined);
    await Promise.race([client.end(), sleep(answerMs, undefined, { ref: false })]).catch(() => undefined);
  }
}

/** Parses a message of the channel; undefined if a process of another version sent an unknown one. */
function parseHintMessage(payload: string): Hint | undefined {
  const read = v.safeParse(hintPayload, payload);
  return read.success ? read.output : undefined;
}
