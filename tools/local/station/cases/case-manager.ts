import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { ok } from "@cathedra/domain";
import { type Answer, refuse, type StationError } from "../answer.ts";
import { corruptDownload } from "../disk/corrupt-download.ts";
import type { Disk } from "../disk/disk-space.ts";
import { type DownloadRefusal, download as fetchFile } from "../disk/download.ts";
import type { Faults } from "../faults.ts";
import type { PageSignals } from "../page-signals.ts";
import {
  type CaseStorage,
  isJobId,
  type KeptDownload,
  type LocalCase,
  openCaseStorage,
} from "./case-storage.ts";

/** A download as the page sees it. */
export type Download = {
  readonly jobId: string;
  readonly state: KeptDownload["state"];
  readonly received: number;
  readonly total: number;
  readonly error: StationError | null;
};

export type CaseManagerParts = {
  readonly folder: string;
  readonly disk: Disk;
  readonly faults: Faults;
  readonly signals: PageSignals;
  /** The minimum duration of a download, in milliseconds. */
  readonly downloadMs: number;
  readonly crash: () => void;
  readonly signal: AbortSignal;
};

const tellEveryMs = 250;
const lookEveryMs = 1000;

/** The personal cases of one person at a time: downloading, scanning and listing them (12.020-12.029). */
export function openCaseManager({
  folder,
  disk,
  faults,
  signals,
  downloadMs,
  crash,
  signal,
}: CaseManagerParts) {
  let shelf: CaseStorage | null = null;
  let user: string | null = null;
  const fetching = new Map<string, AbortController>();
  let looking: NodeJS.Timeout | undefined;
  let lastTold = "";

  const downloadView = (on: CaseStorage, note: KeptDownload): Download => {
    const received = note.state === "done" ? note.size : Math.min(note.size, on.receivedOf(note.jobId));
    return { jobId: note.jobId, state: note.state, received, total: note.size, error: note.error };
  };
  const become = (on: CaseStorage, note: KeptDownload): Download => {
    on.write(note);
    const view = downloadView(on, note);
    if (on === shelf) signals.tell((pages) => pages.tell("caseManager", "downloadChanged", view));
    return view;
  };
  const bring = (on: CaseStorage, note: KeptDownload): Download => {
    const { jobId, size } = note;
    const stopping = new AbortController();
    fetching.set(jobId, stopping);
    let lastMs = 0;
    const work = async () => {
      const came = await fetchFile({
        url: new URL(note.url),
        size,
        sha256: note.sha256,
        part: on.getPart(jobId),
        place: on.getFile(jobId),
        signal: AbortSignal.any([stopping.signal, signal]),
        room: () => disk.free(),
        corrupt: corruptDownload(faults, size, crash),
        atLeastMs: downloadMs,
        onProgress: (received) => {
          if (performance.now() - lastMs < tellEveryMs || on !== shelf) return;
          lastMs = performance.now();
          signals.tell((pages) =>
            pages.tell("caseManager", "downloadChanged", { ...downloadView(on, note), received }),
          );
        },
      });
      // Another download may have replaced this one in the meantime.
      if (fetching.get(jobId) !== stopping) return;
      fetching.delete(jobId);
      if (came.ok) {
        become(on, { ...note, state: "done", error: null });
        if (looking !== undefined) resumeDownloads();
      } else if (came.error.code !== "PAUSED")
        become(on, { ...note, state: "failed", error: toError(came.error) });
    };
    void work().catch((error: unknown) => {
      fetching.delete(jobId);
      become(on, { ...note, state: "failed", error: { code: "INTERNAL", message: String(error) } });
    });
    return become(on, { ...note, state: "downloading", error: null });
  };
  const stop = (jobId: string) => {
    fetching.get(jobId)?.abort();
    fetching.delete(jobId);
  };
  const resumeDownloads = () => {
    if (shelf === null) return;
    const cases = shelf.cases();
    const view = JSON.stringify(cases);
    if (view === lastTold) return;
    lastTold = view;
    signals.tell((pages) => pages.tell("caseManager", "casesChanged", [...cases]));
  };
  /** Applies a function to a known download. */
  const withNote = (
    jobId: string,
    act: (on: CaseStorage, note: KeptDownload) => Download,
  ): Answer<Download> => {
    if (!isJobId(jobId)) return refuse("BAD_REQUEST", "jobId is no name of a case");
    const note = shelf?.note(jobId);
    if (shelf === null || note === undefined) return refuse("NOT_FOUND", `no download of ${jobId}`);
    return ok(act(shelf, note));
  };
  const notSignedIn = () => refuse("NOT_SIGNED_IN", "it was not said whose cases are meant");

  return {
    /** Sets the person whose cases are managed. Downloads of another person pause in the meantime. */
    person: (): string | null => user,
    /** Sets the person whose cases are meant. Downloads of another person pause in the meantime. */
    setUserId(id: string | null): void {
      if (id === user) return;
      for (const [jobId, stopping] of fetching) {
        stopping.abort();
        const note = shelf?.note(jobId);
        if (shelf !== null && note !== undefined) shelf.write({ ...note, state: "paused" });
      }
      fetching.clear();
      user = id;
      shelf = id === null ? null : openCaseStorage(folder, id);
      lastTold = "";
      if (shelf === null) return;
      // Resumes downloads that were running when an earlier process ended.
      for (const note of shelf.notes())
        if (note.state === "downloading" || note.state === "queued") bring(shelf, note);
      if (looking !== undefined) resumeDownloads();
    },
    download(of: Pick<KeptDownload, "jobId" | "url" | "size" | "sha256">): Answer<Download> {
      if (shelf === null) return notSignedIn();
      if (!isJobId(of.jobId)) return refuse("BAD_REQUEST", "jobId is no name of a case");
      const note = shelf.note(of.jobId);
      if (note !== undefined && fetching.has(of.jobId)) return ok(downloadView(shelf, note));
      const isSame = note?.sha256 === of.sha256 && note.size === of.size;
      if (note !== undefined && isSame && shelf.receivedOf(of.jobId) === of.size && note.state === "done")
        return ok(downloadView(shelf, note));
      // The downloaded bytes of an older version of the case are deleted.
      if (note !== undefined && !isSame) shelf.dropBytes(of.jobId);
      if (disk.free() < of.size - shelf.receivedOf(of.jobId)) return refuse("DISK_FULL", "no room for it");
      return ok(bring(shelf, { ...of, state: "queued", error: null }));
    },
    pause: (jobId: string): Answer<Download> =>
      withNote(jobId, (on, note) => {
        if (!fetching.has(jobId)) return downloadView(on, note);
        stop(jobId);
        return become(on, { ...note, state: "paused", error: null });
      }),
    cancel: (jobId: string): Answer<Download> =>
      withNote(jobId, (on, note) => {
        if (note.state === "done") return downloadView(on, note);
        stop(jobId);
        on.dropBytes(jobId);
        return become(on, { ...note, state: "cancelled", error: null });
      }),
    refresh(): Answer<{ cases: LocalCase[]; downloads: Download[] }> {
      if (shelf === null) return notSignedIn();
      const on = shelf;
      const going = on.notes().filter(({ state }) => state !== "done" && state !== "cancelled");
      return ok({ cases: [...on.cases()], downloads: going.map((note) => downloadView(on, note)) });
    },
    startScanning(): Answer<null> {
      if (shelf === null) return notSignedIn();
      if (looking === undefined) {
        lastTold = "";
        looking = setInterval(resumeDownloads, lookEveryMs);
        looking.unref();
        resumeDownloads();
      }
      return ok(null);
    },
    stopScanning(): Answer<null> {
      clearInterval(looking);
      looking = undefined;
      return ok(null);
    },
    getDownloadPath: (): Answer<{ readonly path: string }> =>
      shelf === null ? notSignedIn() : ok({ path: shelf.path }),
    /** Whether a case is here and matches its announcement, because it may have been changed since. */
    wholeCase(jobId: string): Answer<null> {
      const found = isJobId(jobId) ? shelf?.cases().find((each) => each.jobId === jobId) : undefined;
      if (found === undefined) return refuse("NOT_FOUND", `no case ${jobId} lies here`);
      const digest = createHash("sha256").update(readFileSync(found.localPath)).digest("hex");
      return found.sha256 === null || found.sha256 === digest
        ? ok(null)
        : refuse("DAMAGED", "the case is not what was announced any more");
    },
  };
}

function toError(refusal: DownloadRefusal): StationError {
  switch (refusal.code) {
    case "PAUSED":
      return { code: "CANCELLED", message: "it was stopped" };
    case "GONE":
      return { code: "LINK_EXPIRED", message: `the address answers ${refusal.status}` };
    case "AWAY":
      return { code: "OFFLINE", message: refusal.reason };
    case "DISK_FULL":
      return { code: "DISK_FULL", message: "no room left on the disk" };
    case "CHANGED":
      return { code: "DAMAGED", message: "its size or its sha256 differ" };
  }
}
