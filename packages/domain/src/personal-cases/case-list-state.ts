/** The progress of a download as the simulator reports it. */
export type DownloadProgress = {
  readonly jobId: string;
  readonly state: "queued" | "downloading" | "paused" | "verifying" | "done" | "failed" | "cancelled";
  readonly received: number;
  readonly total: number;
  readonly error?: { readonly code: string } | null | undefined;
};

/** A complete case on a simulator; the digest is null if the client does not know it. */
export type HeldCase = { readonly jobId: string; readonly sha256: string | null };

/** The state of a person's cases at this simulator. */
export type CaseListState = {
  readonly held: ReadonlyMap<string, HeldCase>;
  readonly downloads: ReadonlyMap<string, DownloadProgress>;
  /** The case that is launched, or runs. */
  readonly running: string | null;
};

export const emptyCaseList: CaseListState = { held: new Map(), downloads: new Map(), running: null };

/** How long after a download the list of the cases on the simulator is read again (12.029). */
export const refreshAfterMs = 500;

/** The state of a personal case, as its card shows it (12.022-12.026). */
export type CaseState =
  | { readonly kind: "not_downloaded" }
  | {
      readonly kind: "downloading";
      readonly received: number;
      readonly total: number;
      readonly phase: "fetching" | "paused" | "checking";
    }
  | { readonly kind: "downloaded" }
  | { readonly kind: "running" }
  | { readonly kind: "error"; readonly code: string };

/** The state of a case. A local file that differs from the stored one does not count. */
export function caseState(
  { held, downloads, running }: CaseListState,
  { jobId, sha256 }: { readonly jobId: string; readonly sha256: string },
): CaseState {
  if (running === jobId) return { kind: "running" };
  const download = downloads.get(jobId);
  if (download !== undefined && isGoingOn(download)) {
    const phase =
      download.state === "paused" ? "paused" : download.state === "verifying" ? "checking" : "fetching";
    return { kind: "downloading", received: download.received, total: download.total, phase };
  }
  const here = held.get(jobId);
  if (here !== undefined && (here.sha256 === null || here.sha256 === sha256)) return { kind: "downloaded" };
  // The download is complete and the file has its final name; the list that contains it arrives shortly after.
  if (download?.state === "done") return { kind: "downloaded" };
  if (download?.state === "failed") return { kind: "error", code: download.error?.code ?? "OTHER" };
  return { kind: "not_downloaded" };
}

function isGoingOn({ state }: DownloadProgress): boolean {
  return state !== "done" && state !== "failed" && state !== "cancelled";
}

/** All cases that are on the simulator or being downloaded, as the simulator reports them. */
export function applyHeldCase(
  book: CaseListState,
  cases: readonly HeldCase[],
  downloads: readonly DownloadProgress[],
): CaseListState {
  return { ...book, ...getHeld(cases), downloads: new Map(downloads.map((each) => [each.jobId, each])) };
}

/** Applies the simulator's own list of cases. */
export function applyCaseList(book: CaseListState, cases: readonly HeldCase[]): CaseListState {
  const open = [...book.downloads].filter(([, { state }]) => state !== "done");
  return { ...book, ...getHeld(cases), downloads: new Map(open) };
}

function getHeld(cases: readonly HeldCase[]): Pick<CaseListState, "held"> {
  return { held: new Map(cases.map(({ jobId, sha256 }) => [jobId, { jobId, sha256 }])) };
}

/** The page requests a download, whose progress counts from now on. */
export function downloadRequested(book: CaseListState, jobId: string, total: number): CaseListState {
  const received = book.downloads.get(jobId)?.received ?? 0;
  return withDownload(book, { jobId, state: "queued", received: Math.min(received, total), total });
}

/**
 * Applies the simulator's progress of a download. Late or repeated messages about a finished one are ignored; the number of
 * bytes never decreases while it is running.
 */
export function applyDownloadProgress(book: CaseListState, news: DownloadProgress): CaseListState {
  const before = book.downloads.get(news.jobId);
  if (before !== undefined && !isGoingOn(before) && isGoingOn(news)) return book;
  const isSame = before !== undefined && isGoingOn(before) && before.state === news.state;
  const received = Math.min(isSame ? Math.max(before.received, news.received) : news.received, news.total);
  return withDownload(book, { ...news, received });
}

/** Applies that a download could not be begun, or was refused. */
export function downloadFailed(book: CaseListState, jobId: string, code: string): CaseListState {
  const { received = 0, total = 0 } = book.downloads.get(jobId) ?? {};
  return withDownload(book, { jobId, state: "failed", received, total, error: { code } });
}

/** The desktop client is gone, so nothing can be downloaded or run, and each case shows that. */
export function forgetClient(book: CaseListState): CaseListState {
  const downloads = [...book.downloads.values()].map(
    (each): DownloadProgress =>
      isGoingOn(each) ? { ...each, state: "failed", error: { code: "CLOSED" } } : each,
  );
  return { ...book, downloads: new Map(downloads.map((each) => [each.jobId, each])), running: null };
}

function withDownload(book: CaseListState, download: DownloadProgress): CaseListState {
  return { ...book, downloads: new Map(book.downloads).set(download.jobId, download) };
}
