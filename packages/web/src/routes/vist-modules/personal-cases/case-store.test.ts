import { err, ok } from "@cathedra/domain";
import { caseState, type PersonalCase } from "@cathedra/domain/personal-cases";
import { bridgeContract, type Download, fakeConnected, fakeDesktopClient } from "@cathedra/qt-bridge";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SessionExpiredError } from "../../../auth/tokens.ts";
import { ApiError } from "../../../relay/errors.ts";
import { type CaseStore, caseStore } from "./case-store.ts";
import { loadFailure } from "./load-failure.ts";
import { matchesSearch } from "./matches.ts";

const { methods } = bridgeContract.caseManager;
const sha256 = "a".repeat(64);
const own: PersonalCase = {
  jobId: "00000000-0000-4000-8000-000000000001" as PersonalCase["jobId"],
  filePath: "me/1/left-pcom.vistcase",
  fileSize: 100,
  lastModified: "2026-11-22T10:00:00.000Z",
  sha256,
  metadata: {
    author: "Maya Lindqvist",
    version: "1",
    type: "",
    module_id: "aneurysm-coiling",
    module_version: "2.1",
    case_id: "left-pcom",
    case_name: "Left PCom aneurysm",
    creation_time: null,
    platform_version: "",
    discipline_level: ["Resident"],
    discipline_tags: [],
    customer_exclusive: false,
    history: "",
    description: "",
    language: "",
    region: "",
    guidance: "",
    thumbnail: null,
  },
};
const { jobId } = own;
const news = (state: Download["state"], received = 0, code?: string): Download => ({
  jobId,
  state,
  received,
  total: 100,
  error: code === undefined ? null : { code: code as never, message: "" },
});
const here = { jobId, localPath: "/cases/1", fileSize: 100, sha256, lastDownloaded: "2026-11-22T10:00:00Z" };

let client: ReturnType<typeof fakeDesktopClient>;
let lies: boolean;
let said: string[];
let store: CaseStore;
let close: () => void;
const linkTo = vi.fn<(path: string) => Promise<string>>();
const ownCases = vi.fn<() => Promise<readonly PersonalCase[]>>();

const settle = () => vi.advanceTimersByTimeAsync(0);
const askedFor = (name: string) =>
  client.calls.filter(({ method }) => method === `caseManager.${name}`).length;
const state = () => caseState(store.view.get().book, own);
const tellDownload = (download: Download) => client.tells("caseManager", "downloadChanged", download);

beforeEach(async () => {
  vi.useFakeTimers();
  client = fakeDesktopClient(fakeConnected);
  lies = false;
  said = [];
  let links = 0;
  linkTo.mockReset().mockImplementation(async () => {
    links += 1;
    return `https://portal.test/${links}`;
  });
  ownCases.mockReset().mockResolvedValue([own]);
  client.answers(methods.setUserId, () => ok(null));
  client.answers(methods.refresh, () => ok({ cases: lies ? [here] : [], downloads: [] }));
  client.answers(methods.startScanning, () => ok(null));
  client.answers(methods.stopScanning, () => ok(null));
  client.answers(methods.download, () => ok(news("queued")));
  client.answers(methods.pause, () => ok(news("paused", 40)));
  client.answers(methods.cancel, () => ok(news("cancelled")));
  client.answers(bridgeContract.simulator.methods.current, () => ok(null));
  store = open();
  await settle();
});
afterEach(() => {
  close();
  vi.useRealTimers();
});

function open(): CaseStore {
  const made = caseStore({
    client,
    person: "maya",
    ownCases,
    linkTo,
    failureText: loadFailure,
    say: (text) => void said.push(text),
  });
  close = made.open();
  return made;
}

test("the client gets the owner of the cases before any request for them (12.020)", () => {
  const asked = client.calls.map(({ method }) => method);
  expect(asked[0]).toBe("caseManager.setUserId");
  expect(client.calls[0]?.args).toEqual({ id: "maya" });
  expect(asked).toContain("caseManager.refresh");
  expect(store.view.get().list).toMatchObject({ state: "ready" });
});

test("the client scans for cases only while the page is visible and connected (12.028)", async () => {
  expect(askedFor("startScanning")).toBe(0);
  store.setSeen(true);
  await settle();
  expect([askedFor("startScanning"), askedFor("stopScanning")]).toEqual([1, 0]);
  store.setSeen(true);
  store.setSeen(false);
  await settle();
  expect([askedFor("startScanning"), askedFor("stopScanning")]).toEqual([1, 1]);
  store.setSeen(true);
  client.become({ state: "lost", why: { code: "CLOSED" }, retriesAt: null });
  client.become(fakeConnected);
  await settle();
  expect(askedFor("startScanning")).toBe(3);
  close();
  await settle();
  expect(askedFor("stopScanning")).toBe(2);
});

test("a case is downloaded with its size and digest, and the list is reloaded 500 ms later (12.022-12.024, 12.029)", async () => {
  await store.download(own);
  const [asked] = client.calls.filter(({ method }) => method === "caseManager.download");
  expect(asked?.args).toEqual({ jobId, url: "https://portal.test/1", size: 100, sha256 });
  tellDownload(news("downloading", 40));
  expect(state()).toMatchObject({ kind: "downloading", received: 40 });
  lies = true;
  const before = askedFor("refresh");
  tellDownload(news("done", 100));
  expect(state().kind).toBe("downloaded");
  await vi.advanceTimersByTimeAsync(499);
  expect(askedFor("refresh")).toBe(before);
  await vi.advanceTimersByTimeAsync(1);
  expect(askedFor("refresh")).toBe(before + 1);
  expect(state().kind).toBe("downloaded");
});

test("a pause keeps the received data, and resuming requests a new link (12.031)", async () => {
  await store.download(own);
  tellDownload(news("downloading", 40));
  await store.pause(jobId);
  expect(state()).toMatchObject({ kind: "downloading", phase: "paused", received: 40 });
  await store.download(own);
  expect(linkTo).toHaveBeenCalledTimes(2);
  expect(state()).toMatchObject({ kind: "downloading", phase: "fetching" });
});

test("an expired link is requested again automatically up to five times, with growing delays", async () => {
  await store.download(own);
  for (const [at, waitMs] of [1000, 2000, 4000, 8000, 16_000].entries()) {
    tellDownload(news("failed", 40, "LINK_EXPIRED"));
    await vi.advanceTimersByTimeAsync(waitMs - 1);
    expect(linkTo).toHaveBeenCalledTimes(at + 1);
    expect(state().kind).toBe("downloading");
    await vi.advanceTimersByTimeAsync(1);
    expect(linkTo).toHaveBeenCalledTimes(at + 2);
  }
  tellDownload(news("failed", 40, "LINK_EXPIRED"));
  await settle();
  expect(linkTo).toHaveBeenCalledTimes(6);
  expect(state()).toEqual({ kind: "error", code: "LINK_EXPIRED" });
});

test.each(["DAMAGED", "DISK_FULL", "OFFLINE"] as const)(
  "a download that ends with %s shows it and can be tried again (12.026)",
  async (code) => {
    await store.download(own);
    tellDownload(news("failed", 40, code));
    expect(state()).toEqual({ kind: "error", code });
    await store.download(own);
    expect(state().kind).toBe("downloading");
  },
);

test.each(["silent", "garbage", "late", { refuses: "DISK_FULL" }] as const)(
  "a client with the fault %s leaves a state from which a person can continue",
  async (fault) => {
    client.fails(methods.download, fault);
    const asking = store.download(own);
    await vi.advanceTimersByTimeAsync(20_000);
    await asking;
    expect(state().kind).toBe("error");
    client.fails(methods.download, undefined);
    await store.download(own);
    expect(state().kind).toBe("downloading");
  },
);

test("a client that dies during a download and returns is asked for the state", async () => {
  await store.download(own);
  tellDownload(news("downloading", 40));
  client.become({ state: "lost", why: { code: "CLOSED" }, retriesAt: null });
  expect(state()).toEqual({ kind: "error", code: "CLOSED" });
  expect(store.view.get().isConnected).toBe(false);
  lies = true;
  client.become(fakeConnected);
  await settle();
  expect(state().kind).toBe("downloaded");
});

test("late reports of a cancelled download are ignored", async () => {
  let give: (url: string) => void = () => undefined;
  linkTo.mockReturnValueOnce(new Promise((resolve) => (give = resolve)));
  const asking = store.download(own);
  await store.cancel(jobId);
  give("https://portal.test/late");
  await asking;
  expect(askedFor("download")).toBe(0);
  tellDownload(news("downloading", 90));
  expect(state().kind).toBe("not_downloaded");
});

test("a deleted case shows an error and disappears from the list", async () => {
  linkTo.mockRejectedValueOnce(new ApiError("NOT_FOUND", "This does not exist or is unavailable."));
  ownCases.mockResolvedValueOnce([]);
  await store.download(own);
  expect(state()).toEqual({ kind: "error", code: "NOT_FOUND" });
  expect(store.view.get().list).toEqual({ state: "ready", cases: [] });
});

const run = (runState: string, code?: string) => ({
  launchId: "1",
  personId: "maya",
  exerciseId: null,
  jobId,
  state: runState,
  startedAt: "2026-11-22T10:00:00Z",
  error: code === undefined ? null : { code, message: "" },
});

test("a case is launched once, and runs until its run has ended (12.025)", async () => {
  lies = true;
  client.answers(methods.run, () => ok(run("starting") as never));
  await Promise.all([store.launch(jobId), store.launch(jobId)]);
  expect(askedFor("run")).toBe(1);
  expect(state().kind).toBe("running");
  client.tells("simulator", "runChanged", run("running"));
  expect(state().kind).toBe("running");
  client.tells("simulator", "runChanged", run("done"));
  client.tells("caseManager", "casesChanged", [here]);
  expect(state().kind).toBe("downloaded");
  expect(said).toEqual([]);
});

test("a refused launch and a failed run show the reason, and a run that the person quit does not", async () => {
  client.answers(methods.run, () => err({ code: "BUSY", message: "" }));
  await store.launch(jobId);
  expect(said).toEqual(["Something else is running at this simulator. End it first, then launch the case."]);
  expect(store.view.get().book.running).toBeNull();
  client.answers(methods.run, () => ok(run("starting") as never));
  await store.launch(jobId);
  client.tells("simulator", "runChanged", run("failed", "USER_QUIT"));
  expect(said.length).toBe(1);
  expect(store.view.get().book.running).toBeNull();
  await store.launch(jobId);
  client.tells("simulator", "runChanged", run("failed", "SIMULATOR_FAILED"));
  expect(said.at(-1)).toBe("The case could not be launched. Please try again.");
});

test("a running case is shown again after a reload of the page (12.025)", async () => {
  close();
  client.answers(bridgeContract.simulator.methods.current, () => ok(run("running") as never));
  store = open();
  await settle();
  expect(state().kind).toBe("running");
});

test("a list that cannot be loaded shows the reason, with the text of its source (12.034-12.036, M18)", async () => {
  expect(loadFailure(new SessionExpiredError())).toBe("User authentication required");
  expect(loadFailure(new ApiError("UNAUTHENTICATED", "Sign in to continue."))).toBe(
    "User authentication required",
  );
  expect(loadFailure(new ApiError("UNAVAILABLE", "The portal is away."))).toBe(
    "Failed to load vistcases: The portal is away.",
  );
  ownCases.mockRejectedValue(new ApiError("UNAVAILABLE", "The portal is away."));
  await store.reload();
  expect(store.view.get().list.state).toBe("ready");
  close();
  store = open();
  await settle();
  expect(store.view.get().list).toEqual({
    state: "failed",
    text: "Failed to load vistcases: The portal is away.",
  });
});

test("cases are searched by their descriptive texts (12.001)", () => {
  for (const search of ["", "pcom", "PCOM resident", "lindqvist coil"])
    expect([search, matchesSearch(own, search)]).toEqual([search, true]);
  expect(matchesSearch(own, "pcom carotid")).toBe(false);
});

test("a case that was removed from the simulator is reported once", async () => {
  const tellCases = (cases: readonly unknown[]) => client.tells("caseManager", "casesChanged", cases);
  tellCases([here]);
  expect(state().kind).toBe("downloaded");
  tellCases([]);
  expect(state().kind).toBe("not_downloaded");
  tellCases([]);
  expect(said).toEqual([
    expect.stringContaining(`“${own.metadata.case_name}” is no longer on this simulator`),
  ]);
});

test.each([
  ["the portal is away", new ApiError("UNAVAILABLE", "The portal is away."), "OFFLINE"],
  ["the session has expired", new SessionExpiredError(), "OFFLINE"],
  ["the case is gone", new ApiError("NOT_FOUND", "This does not exist or is unavailable."), "NOT_FOUND"],
])("a download without a link because %s ends without asking the client", async (_, refusal, code) => {
  linkTo.mockRejectedValueOnce(refusal);
  await store.download(own);
  await settle();
  expect(askedFor("download")).toBe(0);
  expect(state()).toEqual({ kind: "error", code });
});

test("if the client refuses the person, it is asked for no cases and does not scan", async () => {
  close();
  client.answers(methods.setUserId, () => err({ code: "BUSY", message: "" }));
  const before = [askedFor("refresh"), askedFor("startScanning")];
  store = open();
  store.setSeen(false);
  await settle();
  expect(askedFor("setUserId")).toBe(2);
  expect([askedFor("refresh"), askedFor("startScanning")]).toEqual(before);
});
