import { rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import * as v from "valibot";
import { readJson, writeFileAtomic } from "../../files.ts";
import { corruptDownload } from "../disk/corrupt-download.ts";
import type { Disk } from "../disk/disk-space.ts";
import { type DownloadRefusal, download } from "../disk/download.ts";
import type { Faults } from "../faults.ts";
import type { StationPaths } from "../station-paths.ts";
import type { Store } from "../store.ts";
import type { Client } from "./client.ts";
import { isSignedPackage, packageSignature } from "./key.ts";

const operation = v.object({
  id: v.string(),
  /** The number of the attempt; 0 if no one has begun the operation. */
  attempt: v.pipe(
    v.number(),
    v.transform((attempt) => Math.max(1, attempt)),
  ),
  /** The number of the last report that the portal has received in this attempt. */
  seq: v.optional(v.number(), 0),
  kind: v.picklist(["download", "install"]),
  release: v.object({
    stringIdentifier: v.string(),
    version: v.string(),
    software: v.object({ code: v.string(), name: v.string() }),
  }),
  /** The package of the release; null if the release was withdrawn. */
  package: v.nullable(
    v.object({
      link: v.string(),
      size: v.number(),
      sha256: v.string(),
      name: v.string(),
      signature: v.nullable(packageSignature),
    }),
  ),
  leaseSeconds: v.number(),
  isCancelRequested: v.optional(v.boolean(), false),
});
export type Operation = v.InferOutput<typeof operation>;

/** The number of reports on an operation, which continues after a crash. */
const reported = v.object({ attempt: v.number(), seq: v.number() });
const answered = v.object({ isCancelRequested: v.optional(v.boolean(), false) });
const minMs = 500;

export type OperationParts = {
  readonly portal: string;
  readonly paths: StationPaths;
  readonly client: Client;
  readonly store: Store;
  readonly disk: Disk;
  readonly faults: Faults;
  /** The duration of an installation, in milliseconds. */
  readonly installMs: number;
  /** The minimum duration of a download, so that it can be watched on one machine. */
  readonly downloadMs: number;
  /** Called when the installed software has changed. */
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

type Package = NonNullable<Operation["package"]>;
/**
 * The outcome of an operation; `over` if the portal has ended it and wants no more reports. A list contains the reasons of a
 * failure.
 */
type Fate = "done" | "over" | readonly string[];

/** Carries out the portal's work for a station one after the other: downloads and installations. */
export function openOperations(parts: OperationParts) {
  const { paths, client, store, disk, faults, say, signal } = parts;
  let working: Promise<void> | null = null;
  const getPlace = ({ release }: Operation, { sha256 }: Package) =>
    join(paths.packages, `${release.software.code}-${release.version}-${sha256.slice(0, 12)}`);
  const getEnd = (heard: "called off" | "over"): Fate => (heard === "over" ? heard : ["it was called off"]);

  /** Reports on the operation; returns whether it is still the station's and whether it has to be ended. */
  const report = async (of: Operation, said: Report): Promise<"goes on" | "called off" | "over"> => {
    const { id, attempt } = of;
    const file = join(paths.operations, `${id}.json`);
    const read = v.safeParse(reported, readJson(file));
    const last = read.success && read.output.attempt === attempt ? read.output.seq : 0;
    const seq = Math.max(last, of.seq) + 1;
    writeFileAtomic(file, JSON.stringify({ attempt, seq }));
    const body = { attempt, seq, ...said };
    for (let tries = 0; ; tries += 1) {
      const answer = await client.call({ method: "POST", path: `/operations/${id}/reports`, body }, answered);
      if (answer.ok) return answer.value.isCancelRequested ? "called off" : "goes on";
      const { error } = answer;
      if (error.code === "REFUSED" && error.status < 500 && error.status !== 429 && error.status !== 408) {
        say(`operation ${id}: ${error.status} ${error.text}`);
        return "over";
      }
      // Progress can wait for the next report; the end is reported until the portal has acknowledged it.
      if (said.state === "RUNNING") return "goes on";
      if (tries >= 10) return "over";
      await delay(Math.min(30_000, 1000 * 2 ** tries), undefined, { signal });
    }
  };
  const bring = async (of: Operation, wanted: Package): Promise<Fate> => {
    const { link, size, sha256 } = wanted;
    const stopping = new AbortController();
    let word: Fate = "over";
    let lastMs = 0;
    let telling: Promise<void> = Promise.resolve();
    const onProgress = (received: number) => {
      if (performance.now() - lastMs < minMs) return;
      lastMs = performance.now();
      const progress = Math.min(99, Math.floor((100 * received) / Math.max(1, size)));
      telling = telling.then(async () => {
        const heard = await report(of, { state: "RUNNING", progress, errors: [] });
        if (heard === "goes on") return;
        word = getEnd(heard);
        stopping.abort();
      });
    };
    const place = getPlace(of, wanted);
    const came = await download({
      url: new URL(link, parts.portal),
      size,
      sha256,
      part: `${place}.part`,
      place: `${place}.pkg`,
      signal: AbortSignal.any([signal, stopping.signal]),
      room: () => disk.free(),
      onProgress,
      corrupt: corruptDownload(faults, size, parts.crash),
      atLeastMs: parts.downloadMs,
    });
    await telling;
    if (signal.aborted) return "over";
    if (stopping.signal.aborted) return word;
    return came.ok ? "done" : [getWords(came.error)];
  };
  /** Fails in the middle, if that fault is set. */
  const breakDown = (): readonly string[] | undefined => {
    if (faults.has("crash-install")) parts.crash();
    if (faults.has("fail-install")) return ["the installer ended with code 1603"];
    return disk.free() === 0 ? [getWords({ code: "DISK_FULL" })] : undefined;
  };
  const install = async (of: Operation, wanted: Package): Promise<Fate> => {
    const begun = performance.now();
    while (performance.now() - begun < parts.installMs) {
      const part = (performance.now() - begun) / parts.installMs;
      const progress = Math.min(99, Math.floor(100 * part));
      const heard = await report(of, { state: "RUNNING", progress, errors: [] });
      if (heard !== "goes on") return getEnd(heard);
      await delay(Math.min(minMs, parts.installMs), undefined, { signal });
    }
    const broken = breakDown();
    if (broken !== undefined) return broken;
    const { code, name } = of.release.software;
    const { version } = of.release;
    const others = store.get().software.filter((each) => each.code !== code);
    store.change({ software: [...others, { code, name, version }] });
    rmSync(`${getPlace(of, wanted)}.pkg`, { force: true });
    return "done";
  };
  const isTrusted = ({ release }: Operation, { size, sha256, name, signature }: Package): boolean => {
    const { releaseKeys } = store.get();
    if (releaseKeys.length === 0 && signature === null) return true;
    const { version, software } = release;
    return isSignedPackage(
      releaseKeys,
      { softwareCode: software.code, version, size, sha256, name },
      signature,
    );
  };
  const getFate = async (of: Operation): Promise<Fate> => {
    const heard = await report(of, { state: "RUNNING", progress: 0, errors: [] });
    if (heard !== "goes on") return getEnd(heard);
    if (of.package === null) return ["the release was withdrawn"];
    if (!isTrusted(of, of.package))
      return [
        of.package.signature === null
          ? "WRONG_SIGNATURE: the package is not signed. Ask the people who run the portal to set its signing key, then release a new version."
          : "WRONG_SIGNATURE: no key that this station knows has signed the package. If the portal signs with a new key, enrol the station again with a new token.",
      ];
    // An installation needs its package, which may have been deleted in the meantime.
    const brought = await bring(of, of.package);
    return brought === "done" && of.kind === "install" ? install(of, of.package) : brought;
  };
  const doOne = async (of: Operation): Promise<void> => {
    const fate = await getFate(of);
    if (fate === "over" || signal.aborted) return;
    const end: Report =
      fate === "done"
        ? { state: "COMPLETE", progress: 100, errors: [] }
        : { state: "FAILED", progress: 0, errors: fate };
    say(`${of.kind} of ${of.release.stringIdentifier}: ${end.state} ${end.errors.join(", ")}`);
    await report(of, end);
    rmSync(join(paths.operations, `${of.id}.json`), { force: true });
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
    /** Looks for new work, unless some is being done. */
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

function getWords(refusal: DownloadRefusal): string {
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
