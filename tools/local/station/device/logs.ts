import { createHash } from "node:crypto";
import { copyFileSync, existsSync, readFileSync, rmSync } from "node:fs";
import { open as openFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import * as v from "valibot";
import { readJson, writeFileAtomic } from "../../files.ts";
import type { StationPaths } from "../station-paths.ts";
import type { Client, Refusal } from "./client.ts";

const waiting = v.object({
  name: v.string(),
  runId: v.nullable(v.string()),
  startedAt: v.string(),
  endedAt: v.string(),
  size: v.number(),
  sha256: v.string(),
});
type Waiting = v.InferOutput<typeof waiting>;
const queue = v.array(waiting);

const maxWaiting = 100;
const begun = v.object({
  id: v.string(),
  received: v.number(),
  pieceBytes: v.pipe(v.number(), v.minValue(1)),
});
const pieceTaken = v.object({ received: v.number() });

export type LogParts = {
  readonly paths: StationPaths;
  readonly client: Client;
  readonly say: (line: string) => void;
  readonly signal: AbortSignal;
  readonly againMs?: number;
};

export type LogName = Omit<Waiting, "size" | "sha256">;

const listIn = ({ logs }: StationPaths) => join(logs, "waiting.json");
function readQueue(paths: StationPaths): readonly Waiting[] {
  const parsed = v.safeParse(queue, readJson(listIn(paths)));
  return parsed.success ? parsed.output : [];
}

/** Queues a file as a log. The same file always gets the same name, so queueing it twice makes one log. */
export function queueLog(paths: StationPaths, from: string, log: LogName): void {
  if (!existsSync(from) || readQueue(paths).some(({ name }) => name === log.name)) return;
  const place = join(paths.logs, log.name);
  copyFileSync(from, place);
  const content = readFileSync(place);
  const sha256 = createHash("sha256").update(content).digest("hex");
  const all = [...readQueue(paths), { ...log, size: content.length, sha256 }];
  writeFileAtomic(listIn(paths), JSON.stringify(all.slice(-maxWaiting)));
}

/** The logs on disk that the portal does not have yet; each is sent in pieces, and continues after an interruption. */
export function openLogs({ paths, client, say, signal, againMs = 5000 }: LogParts) {
  const getFile = (name: string) => join(paths.logs, name);
  const read = () => readQueue(paths);
  const write = (all: readonly Waiting[]) => writeFileAtomic(listIn(paths), JSON.stringify(all));
  const drop = (name: string) => {
    write(read().filter((one) => one.name !== name));
    rmSync(getFile(name), { force: true });
  };
  let sending: Promise<void> | null = null;

  const sendOne = async (log: Waiting): Promise<"sent" | "refused" | Refusal> => {
    const { runId, ...rest } = log;
    const body = { ...rest, ...(runId === null ? {} : { runId }) };
    const first = await client.call({ method: "POST", path: "/logs", body }, begun);
    if (!first.ok) return isForGood(first.error) ? "refused" : first.error;
    const { id, pieceBytes } = first.value;
    let { received } = first.value;
    const file = await openFile(getFile(log.name), "r");
    try {
      while (received < log.size) {
        const piece = Buffer.alloc(Math.min(pieceBytes, log.size - received));
        await file.read(piece, 0, piece.length, received);
        const path = `/logs/${id}/pieces?offset=${received}`;
        const answer = await client.call({ method: "PUT", path, body: piece }, pieceTaken);
        if (!answer.ok) return isForGood(answer.error) ? "refused" : answer.error;
        // The upload continues from the portal's position, not from the station's.
        if (answer.value.received <= received) return { code: "NOT_UNDERSTOOD", text: "nothing was taken" };
        received = answer.value.received;
      }
      return "sent";
    } finally {
      await file.close();
    }
  };
  const sendAll = async (): Promise<void> => {
    for (let tries = 0; !signal.aborted && tries < 20; ) {
      const [next] = read();
      if (next === undefined) return;
      if (!existsSync(getFile(next.name))) drop(next.name);
      else {
        const fate = await sendOne(next);
        if (fate === "sent" || fate === "refused") {
          if (fate === "refused") say(`the portal does not take the log ${next.name}`);
          drop(next.name);
        } else {
          tries += 1;
          await delay(againMs, undefined, { signal }).catch(() => undefined);
        }
      }
    }
  };
  return {
    add(from: string, log: LogName): void {
      queueLog(paths, from, log);
      this.send();
    },
    send(): void {
      if (sending !== null) return;
      sending = sendAll()
        .catch((error: unknown) => say(`logs: ${String(error)}`))
        .finally(() => {
          sending = null;
        });
    },
    waiting: () => read().length,
  };
}

/** Whether the same request would be refused again. */
function isForGood(refusal: Refusal): boolean {
  if (refusal.code !== "REFUSED") return false;
  const { status } = refusal;
  return (
    status >= 400 &&
    status < 500 &&
    status !== 408 &&
    status !== 409 &&
    status !== 429 &&
    !isDamaged(refusal.text)
  );
}

/** Whether the received data differs from the announced data, so that the upload has to restart. */
function isDamaged(text: string): boolean {
  return text.includes("LOG_DAMAGED");
}
