import fc from "fast-check";
import { expect, test } from "vitest";
import {
  applyCaseList,
  applyDownloadProgress,
  applyHeldCase,
  type CaseListState,
  caseState,
  type DownloadProgress,
  downloadFailed,
  downloadRequested,
  emptyCaseList,
  forgetClient,
} from "./case-list-state.ts";

const sha256 = "a".repeat(64);
const own = { jobId: "one", sha256 };
const news = (state: DownloadProgress["state"], received = 0, code?: string): DownloadProgress => ({
  jobId: "one",
  state,
  received,
  total: 100,
  ...(code === undefined ? {} : { error: { code } }),
});
const getKind = (book: CaseListState) => caseState(book, own).kind;

test("a case is downloaded from the cloud and launched (12.022-12.025)", () => {
  expect(getKind(emptyCaseList)).toBe("not_downloaded");
  const begun = downloadRequested(emptyCaseList, "one", 100);
  expect(caseState(begun, own)).toEqual({ kind: "downloading", received: 0, total: 100, phase: "fetching" });
  const coming = applyDownloadProgress(begun, news("downloading", 40));
  expect(caseState(coming, own)).toMatchObject({ received: 40, phase: "fetching" });
  expect(caseState(applyDownloadProgress(coming, news("paused", 40)), own)).toMatchObject({
    phase: "paused",
  });
  expect(caseState(applyDownloadProgress(coming, news("verifying", 100)), own)).toMatchObject({
    phase: "checking",
  });
  const done = applyCaseList(applyDownloadProgress(coming, news("done", 100)), [own]);
  expect(getKind(done)).toBe("downloaded");
  expect(getKind({ ...done, running: "one" })).toBe("running");
});

test("a failed download shows its reason and can be requested again (12.026)", () => {
  const wrong = applyDownloadProgress(
    downloadRequested(emptyCaseList, "one", 100),
    news("failed", 40, "DAMAGED"),
  );
  expect(caseState(wrong, own)).toEqual({ kind: "error", code: "DAMAGED" });
  expect(getKind(downloadRequested(wrong, "one", 100))).toBe("downloading");
  expect(caseState(downloadFailed(emptyCaseList, "one", "NOT_FOUND"), own)).toEqual({
    kind: "error",
    code: "NOT_FOUND",
  });
});

test("a local file that differs from the one in the cloud must be downloaded again (12.022)", () => {
  expect(getKind(applyCaseList(emptyCaseList, [{ jobId: "one", sha256: "b".repeat(64) }]))).toBe(
    "not_downloaded",
  );
  expect(getKind(applyCaseList(emptyCaseList, [{ jobId: "one", sha256: null }]))).toBe("downloaded");
});

test("late or repeated reports about a finished download change nothing", () => {
  const begun = downloadRequested(emptyCaseList, "one", 100);
  for (const over of [news("done", 100), news("failed", 10, "DISK_FULL"), news("cancelled")]) {
    const book = applyDownloadProgress(begun, over);
    expect(applyDownloadProgress(book, news("downloading", 50))).toBe(book);
    expect(applyDownloadProgress(book, over)).toEqual(book);
  }
  expect(getKind(applyDownloadProgress(begun, news("cancelled")))).toBe("not_downloaded");
});

test("a client that disconnects leaves its download as an error, and its later reports are applied", () => {
  const coming = applyDownloadProgress(downloadRequested(emptyCaseList, "one", 100), news("downloading", 40));
  const gone = forgetClient({ ...coming, running: "two" });
  expect(caseState(gone, own)).toEqual({ kind: "error", code: "CLOSED" });
  expect(caseState(gone, { jobId: "two", sha256 }).kind).toBe("not_downloaded");
  expect(getKind(applyHeldCase(gone, [], [news("downloading", 60)]))).toBe("downloading");
  expect(getKind(applyHeldCase(gone, [own], []))).toBe("downloaded");
});

test("for any reports, received bytes never decrease during a download, and every state can be left", () => {
  const state = fc.constantFrom<DownloadProgress["state"]>(
    "queued",
    "downloading",
    "paused",
    "verifying",
    "done",
    "failed",
    "cancelled",
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(state, fc.nat(150))), (told) => {
      let book = downloadRequested(emptyCaseList, "one", 100);
      for (const [next, received] of told) {
        const before = book.downloads.get("one");
        book = applyDownloadProgress(book, news(next, received));
        const now = book.downloads.get("one");
        expect(now?.received).toBeLessThanOrEqual(100);
        if (before?.state === "downloading" && now?.state === "downloading")
          expect(now.received).toBeGreaterThanOrEqual(before.received);
        expect(getKind(downloadRequested(book, "one", 100))).toBe("downloading");
      }
    }),
  );
});
