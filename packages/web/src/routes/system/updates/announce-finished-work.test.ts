import { expect, test, vi } from "vitest";
import { announceBegin, announceError, announceFinishedWork } from "./announce-finished-work.ts";

const queue = () => ({ success: vi.fn(), error: vi.fn(), info: vi.fn() });
const update = (id: string, name: string, state: string) => ({
  id,
  release: { software: { name } },
  state: {
    operationIsRunning: false,
    operationStates: { download: { state, progress: 50 }, install: { state, progress: 50 } },
  },
});

test("a failed download or installation is announced once by name, for 4 s (11.016, 11.039, 11.040, X110)", () => {
  const toasts = queue();
  const latest = [update("1", "Workbench", "FAILED"), update("2", "Engine", "FAILED")];
  const still = announceFinishedWork(toasts, { "1": "download", "2": "install" }, latest);
  expect(toasts.error.mock.calls).toEqual([
    ["Failed to download Workbench. Please try again.", { title: "Download Failed", timeout: 4000 }],
    ["Failed to install Engine. Please try again.", { title: "Installation Failed", timeout: 4000 }],
  ]);
  announceFinishedWork(toasts, still, latest);
  expect(toasts.error).toHaveBeenCalledTimes(2);
});

test("finished work is announced for 4 s (11.016, 11.029, X110)", () => {
  const toasts = queue();
  expect(announceFinishedWork(toasts, { "1": "install" }, [update("1", "Workbench", "COMPLETE")])).toEqual(
    {},
  );
  expect(toasts.success.mock.calls).toEqual([
    ["Workbench is installed.", { title: "Installation Completed", timeout: 4000 }],
  ]);
});

test("an unknown state is reported, and polling continues (11.038, 11.041)", () => {
  const toasts = queue();
  const asked = { "1": "download" } as const;
  const broken = [{ ...update("1", "Workbench", "COMPLETE"), state: undefined }];
  expect(announceFinishedWork(toasts, asked, broken as never)).toBe(asked);
  expect(toasts.error.mock.calls).toEqual([
    ["Failed to process update information.", { title: "Error", timeout: 5000, subject: "updates-process" }],
  ]);
});

test("any other error has the title Error and is shown for 5 s (11.016, 11.041, X110)", () => {
  const toasts = queue();
  announceError(toasts, "This release was withdrawn.");
  expect(toasts.error.mock.calls).toEqual([
    ["This release was withdrawn.", { title: "Error", timeout: 5000, subject: undefined }],
  ]);
});

test.each([
  ["download", "Failed to initiate download. Please try again."],
  ["install", "Failed to initiate installation. Please try again."],
] as const)("a %s without an answer is reported and not polled (11.035, 11.041)", (action, text) => {
  const toasts = queue();
  expect(announceBegin(toasts, { action, name: "Workbench" }, null)).toBe("told");
  expect(toasts.error.mock.calls).toEqual([[text, { title: "Error", timeout: 5000, subject: undefined }]]);
  expect(toasts.info).not.toHaveBeenCalled();
});

test("a refusal is reported without polling, and an interruption needs a confirmation (11.041)", () => {
  const toasts = queue();
  const work = { action: "install", name: "Workbench" } as const;
  const refused = { code: "WITHDRAWN", success: false, message: "This release was withdrawn." };
  expect(announceBegin(toasts, work, refused)).toBe("told");
  expect(toasts.error.mock.calls.map(([text]) => text)).toEqual(["This release was withdrawn."]);
  expect(announceBegin(toasts, work, { code: "SIGNED_IN", success: false, message: "Somebody works." })).toBe(
    "asks",
  );
  expect(toasts.error).toHaveBeenCalledTimes(1);
  expect(toasts.info).not.toHaveBeenCalled();
  expect(announceBegin(toasts, work, { code: "BEGUN", success: true, message: "" })).toBe("begun");
  expect(toasts.info).toHaveBeenCalledTimes(1);
  expect(announceBegin(toasts, work, { code: "DONE", success: true, message: "It is installed." })).toBe(
    "told",
  );
  expect(toasts.info.mock.calls.at(-1)?.[0]).toBe("It is installed.");
});
