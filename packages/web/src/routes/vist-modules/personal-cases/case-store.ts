import { caseLaunchFailure, personalCaseTexts } from "@cathedra/domain/messages";
import {
  applyCaseList,
  applyDownloadProgress,
  applyHeldCase,
  type CaseListState,
  downloadFailed,
  downloadRequested,
  emptyCaseList,
  forgetClient,
  type PersonalCase,
  refreshAfterMs,
} from "@cathedra/domain/personal-cases";
import type { Connection, DesktopClient, Run } from "@cathedra/qt-bridge";
import { type Observable, observable } from "../../../observable.ts";
import { getCode } from "../../../relay/errors.ts";

export type CaseList =
  | { readonly state: "loading" }
  | { readonly state: "ready"; readonly cases: readonly PersonalCase[] }
  | { readonly state: "failed"; readonly text: string };

export type CasesView = {
  readonly list: CaseList;
  readonly book: CaseListState;
  /** Whether the desktop client is connected and can store cases. */
  readonly isConnected: boolean;
};

export type CaseStoreDeps = {
  readonly client: DesktopClient;
  /** The person whose cases are shown, by their id at the identity service. */
  readonly person: string;
  readonly ownCases: () => Promise<readonly PersonalCase[]>;
  readonly linkTo: (filePath: string) => Promise<string>;
  readonly failureText: (error: unknown) => string;
  /** Shows the error message of a launch. */
  readonly say: (text: string) => void;
};

/**
 * The pauses before a download requests a new link after a refused one, in milliseconds. After the last pause the download fails,
 * so that the API is not flooded.
 */
const renewAfterMs = [1000, 2000, 4000, 8000, 16_000];

export type CaseStore = ReturnType<typeof caseStore>;

/**
 * A person's cases, in the cloud and at this simulator. Their state is in `view`; the client is polled while the section is
 * visible, and it is given their owner before any other call (12.020, 12.028).
 */
export function caseStore({ client, person, ownCases, linkTo, failureText, say }: CaseStoreDeps) {
  const { caseManager, simulator } = client;
  const view: Observable<CasesView> = observable<CasesView>({
    list: { state: "loading" },
    book: emptyCaseList,
    isConnected: false,
  });
  /** The latest download of each case: results of earlier ones are ignored. */
  const attempts = new Map<string, number>();
  const renewals = new Map<string, number>();
  const timers = new Set<ReturnType<typeof setTimeout>>();
  let isSeen = false;
  let isScanning = false;

  const change = (changes: Partial<CasesView>) => view.set({ ...view.get(), ...changes });
  const updateBook = (page: (book: CaseListState) => CaseListState) =>
    change({ book: page(view.get().book) });
  const getCase = (jobId: string) => {
    const { list } = view.get();
    return list.state === "ready" ? list.cases.find((each) => each.jobId === jobId) : undefined;
  };

  async function reload(): Promise<void> {
    try {
      change({ list: { state: "ready", cases: await ownCases() } });
    } catch (error) {
      // If the list was loaded before, it stays; the next attempt may update it.
      if (view.get().list.state !== "ready") change({ list: { state: "failed", text: failureText(error) } });
    }
  }

  async function refresh(): Promise<void> {
    const answer = await caseManager.refresh();
    if (answer.ok && view.get().isConnected)
      hold((book) => applyHeldCase(book, answer.value.cases, answer.value.downloads));
  }

  function refreshSoon(): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      void refresh();
    }, refreshAfterMs);
    timers.add(timer);
  }

  async function attach(): Promise<void> {
    const named = await caseManager.setUserId({ id: person });
    if (!named.ok) return;
    await refresh();
    const current = await simulator.current();
    if (current.ok && current.value !== null) follow(current.value);
    scan();
  }

  /** Looks for new cases while the page is visible and the client is connected (12.028). */
  function scan(): void {
    const wants = isSeen && view.get().isConnected;
    if (wants === isScanning) return;
    isScanning = wants;
    if (wants) void caseManager.startScanning();
    else if (view.get().isConnected) void caseManager.stopScanning();
  }

  function followConnection(connection: Connection): void {
    const isConnected = connection.state === "connected" && connection.features.has("caseManager");
    if (isConnected === view.get().isConnected) return;
    isScanning = false;
    change(isConnected ? { isConnected } : { isConnected, book: forgetClient(view.get().book) });
    if (isConnected) void attach();
  }

  function follow({ jobId, personId, state, error }: Run): void {
    if (jobId === null || personId !== person) return;
    const isOver = state === "done" || state === "failed";
    if (!isOver) updateBook((book) => ({ ...book, running: jobId }));
    else if (view.get().book.running === jobId) {
      updateBook((book) => ({ ...book, running: null }));
      if (state === "failed" && error !== null && error.code !== "USER_QUIT")
        say(caseLaunchFailure(error.code));
    }
  }

  async function download({ jobId, filePath, fileSize, sha256 }: PersonalCase): Promise<void> {
    const attempt = (attempts.get(jobId) ?? 0) + 1;
    attempts.set(jobId, attempt);
    const isLatest = () => attempts.get(jobId) === attempt && view.get().isConnected;
    updateBook((book) => downloadRequested(book, jobId, fileSize));
    let url: string;
    try {
      url = await linkTo(filePath);
    } catch (error) {
      const isGone = getCode(error) === "NOT_FOUND";
      if (isLatest()) updateBook((book) => downloadFailed(book, jobId, isGone ? "NOT_FOUND" : "OFFLINE"));
      if (isGone) await reload();
      return;
    }
    if (!isLatest()) return;
    const answer = await caseManager.download({ jobId, url, size: fileSize, sha256 });
    if (!isLatest()) return;
    if (answer.ok) handleDownloadProgress(answer.value);
    else updateBook((book) => downloadFailed(book, jobId, answer.error.code));
  }

  function handleDownloadProgress(news: Parameters<typeof applyDownloadProgress>[1]): void {
    const before = view.get().book.downloads.get(news.jobId);
    updateBook((book) => applyDownloadProgress(book, news));
    const now = view.get().book.downloads.get(news.jobId);
    if (now === undefined || now.state === before?.state) return;
    if (now.state === "done") {
      renewals.delete(news.jobId);
      refreshSoon();
    }
    if (now.state === "failed" && now.error?.code === "LINK_EXPIRED") renew(news.jobId);
  }

  function renew(jobId: string): void {
    const times = renewals.get(jobId) ?? 0;
    const own = getCase(jobId);
    const waitMs = renewAfterMs[times];
    if (own === undefined || waitMs === undefined) return;
    renewals.set(jobId, times + 1);
    const attempt = attempts.get(jobId);
    updateBook((book) => downloadRequested(book, jobId, own.fileSize));
    const timer = setTimeout(() => {
      timers.delete(timer);
      // The download may have been paused, cancelled or restarted in the meantime, so only the latest action counts.
      const isWaiting = view.get().book.downloads.get(jobId)?.state === "queued";
      if (isWaiting && attempts.get(jobId) === attempt) void download(own);
    }, waitMs);
    timers.add(timer);
  }

  /**
   * Announces which of the person's cases are no longer on the simulator, because their cards change without an action of the
   * person.
   */
  function sayGone(before: CaseListState): void {
    const { list, book } = view.get();
    if (list.state !== "ready") return;
    const gone = list.cases.filter(({ jobId }) => before.held.has(jobId) && !book.held.has(jobId));
    const [first, ...more] = gone.map(({ metadata }) => metadata.case_name);
    if (first !== undefined) say(personalCaseTexts.goneFromHere(first, more.length));
  }

  function hold(next: (book: CaseListState) => CaseListState): void {
    const before = view.get().book;
    updateBook(next);
    sayGone(before);
  }

  async function launch(jobId: string): Promise<void> {
    if (view.get().book.running !== null) return;
    updateBook((book) => ({ ...book, running: jobId }));
    const answer = await caseManager.run({ jobId, launchId: crypto.randomUUID(), personId: person });
    if (answer.ok) return follow(answer.value);
    updateBook((book) => ({ ...book, running: null }));
    say(caseLaunchFailure(answer.error.code));
    await refresh();
  }

  /** Starts following the client and reads the list; returns a function that stops it. */
  function open(): () => void {
    const leave = [
      client.subscribe(() => followConnection(client.connection())),
      caseManager.onCasesChanged((cases) => hold((book) => applyCaseList(book, cases))),
      caseManager.onDownloadChanged(handleDownloadProgress),
      simulator.onRunChanged(follow),
    ];
    followConnection(client.connection());
    void reload();
    return () => {
      isSeen = false;
      scan();
      for (const timer of timers) clearTimeout(timer);
      for (const stop of leave) stop();
      change({ isConnected: false });
    };
  }

  return {
    view,
    open,
    reload,
    launch,
    /** Downloads a case, or continues a paused or failed download; always with a fresh link. */
    download: (own: PersonalCase) => {
      renewals.delete(own.jobId);
      return download(own);
    },
    pause: async (jobId: string) => {
      const answer = await caseManager.pause({ jobId });
      if (answer.ok) handleDownloadProgress(answer.value);
    },
    cancel: async (jobId: string) => {
      attempts.set(jobId, (attempts.get(jobId) ?? 0) + 1);
      const answer = await caseManager.cancel({ jobId });
      if (answer.ok) handleDownloadProgress(answer.value);
      else await refresh();
    },
    /** Tells the store whether the page is visible. */
    setSeen: (next: boolean) => {
      isSeen = next;
      scan();
    },
  };
}
