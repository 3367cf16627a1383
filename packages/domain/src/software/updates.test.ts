import { expect, test } from "vitest";
import { instant, type LocalDate } from "../time.ts";
import { finishedWork } from "./finished-work.ts";
import { rolloutDateText } from "./rollout-date.ts";
import { updateAction, updateBadge } from "./update-badge.ts";
import { updateStatus } from "./update-status.ts";
import { cardDelayMs, pollPauseMs, updateTimes } from "./update-times.ts";
import { updatesInView } from "./updates-view.ts";
import { isNewerRelease } from "./versions.ts";

const facts = { downloaded: false, installed: false, operationIsRunning: false };

test.each([
  ["installed (11.021)", "installed", { ...facts, installed: true, downloaded: true }, "Installed"],
  [
    "installing (11.022)",
    "available",
    { ...facts, downloaded: true, operationIsRunning: true },
    "Installing...",
  ],
  ["downloading (11.023)", "available", { ...facts, operationIsRunning: true }, "Downloading..."],
  ["installed just now (11.024)", "available", { ...facts, installed: true }, "Successfully Installed"],
  ["downloaded (11.025)", "available", { ...facts, downloaded: true }, "Ready to Install"],
  ["available (11.026)", "available", facts, "Update Available"],
] as const)("badge of an update that is %s", (_, tab, given, text) => {
  expect(updateBadge(tab, given).text).toBe(text);
});

test("an update is first downloaded and then installed, and waits while an operation is running (11.027)", () => {
  expect(updateAction(facts)).toBe("download");
  expect(updateAction({ ...facts, downloaded: true })).toBe("install");
  expect(updateAction({ ...facts, operationIsRunning: true })).toBe("wait");
  expect(updateAction({ ...facts, installed: true })).toBe("none");
});

test.each([
  ["2026-11-22", "Today"],
  ["2026-11-21", "Yesterday"],
  ["2026-11-16", "6 days ago"],
  ["2026-11-15", "long"],
  ["2026-11-23", "long"],
])("the date %s is shown as %s (11.010)", (day, text) => {
  expect(rolloutDateText(day as LocalDate, "2026-11-22" as LocalDate, "long")).toBe(text);
});

test("a finished request is reported once and then idle, and an unknown state counts as running (11.028, 11.029, X54)", () => {
  const update = (id: string, isRunning: boolean, state: string) => ({
    id,
    state: { operationIsRunning: isRunning, operationStates: { download: { state }, install: null } },
  });
  const asked = { "1": "download", "2": "download", "3": "download", "4": "install" } as const;
  const seen = [update("1", true, "SOMETHING"), update("2", false, "COMPLETE"), update("3", false, "FAILED")];
  const { ends, still } = finishedWork(asked, seen);
  expect(still).toEqual({ "1": "download" });
  expect(ends.map(({ id, end }) => [id, end])).toEqual([
    ["2", "completed"],
    ["3", "failed"],
    ["4", "failed"],
  ]);
  expect(finishedWork(still, seen).ends).toEqual([]);
});

test("updates are searched by part of the name in any case, and sorted as selected (11.005, 11.006)", () => {
  const update = (id: string, name: string, createdAt: string) => ({
    id,
    createdAt,
    release: { software: { name }, version: { semantic: "1.0.0" } },
  });
  const all = [
    update("1", "Workbench", "2026-01-01"),
    update("2", "engine", "2026-03-01"),
    update("3", "Driver", "2026-02-01"),
  ];
  const ids = (search: string, order: "newest" | "oldest" | "name" | "name-desc") =>
    updatesInView(all, search, order).map(({ id }) => id);
  expect(ids("", "newest")).toEqual(["2", "3", "1"]);
  expect(ids("", "oldest")).toEqual(["1", "3", "2"]);
  expect(ids("", "name")).toEqual(["3", "2", "1"]);
  expect(ids("", "name-desc")).toEqual(["1", "2", "3"]);
  expect(ids(" EN", "newest")).toEqual(["2", "1"]);
});

test("2.10.0 is newer than 2.9.9, and any number is newer than text", () => {
  expect(isNewerRelease("2.10.0", "2.9.9")).toBe(true);
  expect(isNewerRelease("2.9.9", "2.10.0")).toBe(false);
  expect(isNewerRelease("1.0.0", "nightly")).toBe(true);
});

test("updates are polled every 5 s, and every 10 s during an operation (11.030, X55)", () => {
  expect([false, true].map(pollPauseMs)).toEqual([5_000, 10_000]);
});

test("cards appear 0.1 s apart, at most 1 s, and leave in 0.4 s, and toasts stay 2, 4 and 5 s (11.015, 11.016, X110)", () => {
  expect([0, 1, 9, 10, 40].map(cardDelayMs)).toEqual([0, 100, 900, 1_000, 1_000]);
  expect(updateTimes).toMatchObject({
    exitMs: 400,
    toastMs: { started: 2_000, ended: 4_000, error: 5_000, usual: 4_000 },
  });
});

test.each(["2.1", "2.1.0", "02.1.0.0"])(
  "a station that reports %s has the release 2.1.0 installed",
  (reportedVersion) => {
    const none = { isWithdrawn: false, downloadedAt: null, download: null, install: null, seenAt: null };
    const standing = updateStatus({ ...none, version: "2.1.0", reportedVersion }, instant(0));
    expect(standing).toMatchObject({ installed: true, downloaded: true });
    expect(isNewerRelease("2.1.0", reportedVersion)).toBe(false);
    expect(isNewerRelease("2.0.9", reportedVersion)).toBe(false);
    expect(isNewerRelease("2.1.1", reportedVersion)).toBe(true);
  },
);

test.each([
  [-1, "RUNNING", [], true],
  [0, "FAILED", ["LEASE_EXPIRED"], false],
  [1, "FAILED", ["LEASE_EXPIRED"], false],
])(
  "an operation whose lease ended %i ms ago is %s (11.018)",
  (afterMs, state, errors, operationIsRunning) => {
    const leaseUntil = instant(1_000_000);
    const install = { state: "running", progress: 40, errors: [], leaseUntil, endedAt: null } as const;
    const known = { isWithdrawn: false, downloadedAt: leaseUntil, download: null, seenAt: null };
    const standing = updateStatus(
      { ...known, install, version: "2.1.0", reportedVersion: "2.0.0" },
      instant(leaseUntil + afterMs),
    );
    expect(standing).toMatchObject({ operationIsRunning, install: { state, errors } });
  },
);
