import { rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import * as v from "valibot";
import { readJson, writeFileAtomic } from "../../files.ts";
import { type DownloadRefusal, download } from "../disk/download.ts";
import { meddling } from "../disk/meddle.ts";
import type { Disk } from "../disk/room.ts";
import type { Faults } from "../faults.ts";
import type { Places } from "../places.ts";
import type { Store } from "../store.ts";
import type { Client } from "./client.ts";

const operation = v.object({
  id: v.string(),
  attempt: v.number(),
  kind: v.picklist(["download", "install"]),
  release: v.object({
    stringIdentifier: v.string(),
    version: v.string(),
    software: v.object({ code: v.string(), name: v.string() }),
  }),
  package: v.object({ link: v.string(), size: v.number(), sha256: v.string() }),
  leaseSeconds: v.number(),
  isCancelRequested: v.optional(v.boolean(), false),
});
export type Operation = v.InferOutput<typeof operation>;

/** How many reports were made of an operation: after a crash they go on counting. */
const reported = v.object({ attempt: v.number(), seq: v.number() });
const leastMs = 500;

export type OperationParts = {
  readonly portal: string;
  readonly places: Places;
  readonly client: Client;
  readonly store: Store;
  readonly disk: Disk;
  readonly faults: Faults;
  /** How long an installation takes. */
  readonly installMs: number;
  /** The software of the station is another one. */
  readonly onInstalled: () => void;
  readonly crash: () => void;
  readonly say: (line: string) => void;
  readonly signal: AbortSignal;
};

type Report = {
  readonly state: "RUNNING" | "COMPLETE" | "FAILED";
  readonly progress: number;
  readonly errors: readonly string[];
};

/** What the portal has for a station to do: software to fetch and to install, one after the other. */
export function openOperations(parts: OperationParts) {
  const { places, client, store, disk, faults, say, signal } = parts;
  let working: Promise<void> | null = null;

  /** Answers whether the operation is still this station's to do. */
  const report = async ({ id, attempt }: Operation, said: Report): Promise<boolean> => {
    const file = join(places.operations, `${id}.json`);
    const read = v.safeParse(reported, readJson(file));
    const seq = read.success && read.output.attempt === attempt ? read.output.seq + 1 : 1;
    writeFileAtomic(file, JSON.stringify({ attempt, seq }));
    const body = { attempt, seq, ...said };
    for (let tries = 0; ; tries += 1) {
      const answer = await client.call(
        { method: "POST", path: `/operations/${id}/reports`, body },
        v.unknown(),
      );
      if (answer.ok) return true;
      const { error } = answer;
      if (error.code === "REFUSED" && error.status < 500 && error.status !== 429 && error.status !== 408) {
        say(`operation ${id}: ${error.status} ${error.text}`);
        return false;
      }
      // Progress can wait for the next word; an end is said until it is heard.
      if (said.state === "RUNNING") return true;
      if (tries >= 10) return false;
      await delay(Math.min(30_000, 1000 * 2 ** tries), undefined, { signal });
    }
  };
  const packageOf = ({ release, package: { sha256 } }: Operation) =>
    join(places.packages, `${release.software.code}-${release.version}-${sha256.slice(0, 12)}`);

  const bring = async (of: Operation): Promise<"done" | "stopped" | readonly string[]> => {
    const { link, size, sha256 } = of.package;
    const stopping = new AbortController();
    let lastMs = 0;
    let telling: Promise<void> = Promise.resolve();
    const onProgress = (received: number) => {
      if (performance.now() - lastMs < leastMs) return;
      lastMs = performance.now();
      const progress = Math.min(99, Math.floor((100 * received) / Math.max(1, size)));
      telling = telling.then(async () => {
        if (!(await report(of, { state: "RUNNING", progress, errors: [] }))) stopping.abort();
      });
    };
    const place = packageOf(of);
    const came = await download({
      url: new URL(link, parts.portal),
      size,
      sha256,
      part: `${place}.part`,
      place: `${place}.pkg`,
      signal: AbortSignal.any([signal, stopping.signal]),
      room: () => disk.free(),
      onProgress,
      meddle: meddling(faults, size, parts.crash),
    });
    await telling;
    if (signal.aborted || stopping.signal.aborted) return "stopped";
    return came.ok ? "done" : [wordsOf(came.error)];
  };
  const install = async (of: Operation): Promise<"done" | "stopped" | readonly string[]> => {
    const begun = performance.now();
    while (performance.now() - begun < parts.installMs) {
      const part = (performance.now() - begun) / parts.installMs;
      if (part > 0.4 && faults.has("crash-install")) parts.crash();
      if (part > 0.4 && faults.has("fail-install")) return ["the installer ended with code 1603"];
      if (disk.free() === 0) return [wordsOf({ code: "DISK_FULL" })];
      const progress = Math.min(99, Math.floor(100 * part));
      if (!(await report(of, { state: "RUNNING", progress, errors: [] }))) return "stopped";
      await delay(Math.min(leastMs, parts.installMs), undefined, { signal });
    }
    const { code, name } = of.release.software;
    const { version } = of.release;
    const others = store.get().software.filter((each) => each.code !== code);
    store.change({ software: [...others, { code, name, version }] });
    rmSync(`${packageOf(of)}.pkg`, { force: true });
    return "done";
  };
  const doOne = async (of: Operation): Promise<void> => {
    if (!(await report(of, { state: "RUNNING", progress: 0, errors: [] }))) return;
    // An installation needs its package, which may have been thrown away since.
    let fate = await bring(of);
    if (fate === "done" && of.kind === "install") fate = await install(of);
    if (fate === "stopped") return;
    const end: Report =
      fate === "done"
        ? { state: "COMPLETE", progress: 100, errors: [] }
        : { state: "FAILED", progress: 0, errors: fate };
    say(`${of.kind} of ${of.release.stringIdentifier}: ${end.state} ${end.errors.join(", ")}`);
    await report(of, end);
    rmSync(join(places.operations, `${of.id}.json`), { force: true });
    if (fate === "done" && of.kind === "install") parts.onInstalled();
  };
  const work = async (): Promise<void> => {
    const done = new Set<string>();
    while (!signal.aborted) {
      const list = await client.call({ method: "GET", path: "/operations" }, v.array(operation));
      if (!list.ok) return;
      const next = list.value.find(({ id, attempt }) => !done.has(`${id} ${attempt}`));
      if (next === undefined) return;
      done.add(`${next.id} ${next.attempt}`);
      await doOne(next);
    }
  };
  return {
    /** There may be something to do. */
    look(): void {
      if (working !== null) return;
      working = work()
        .catch((error: unknown) => {
          if (!signal.aborted) say(`operations: ${String(error)}`);
        })
        .finally(() => {
          working = null;
        });
    },
  };
}

function wordsOf(refusal: DownloadRefusal): string {
  switch (refusal.code) {
    case "PAUSED":
      return "it was stopped";
    case "GONE":
      return `the package is not there (status ${refusal.status})`;
    case "AWAY":
      return `the package did not come: ${refusal.reason}`;
    case "DISK_FULL":
      return "there is no room left on the disk";
    case "CHANGED":
      return "the package is not what was announced: its size or its sha256 differ";
  }
}
