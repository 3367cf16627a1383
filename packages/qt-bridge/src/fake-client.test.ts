import { err, ok } from "@cathedra/domain";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { bridgeContract } from "./contract/contract.ts";
import { fakeConnected, fakeDesktopClient } from "./fake-client.ts";

const launch = {
  launchId: "l-1",
  personId: "maya",
  packageId: "carotid-stenting",
  version: "2.1",
  resultFormatVersion: "2",
  exerciseId: 101,
  exerciseCode: "carotid-stenting-01",
  uploadUrl: "https://portal.example.org/api/simulator/store_result/101",
  compression: true,
} as const;
const run = {
  launchId: "l-1",
  personId: "maya",
  exerciseId: 101,
  state: "starting",
  startedAt: "2026-11-22T10:00:00Z",
} as const;
const { start } = bridgeContract.simulator.methods;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("the fake behaves as configured and counts its listeners", () => {
  const desktop = fakeDesktopClient();
  const onChange = vi.fn();
  const unsubscribe = desktop.subscribe(onChange);
  desktop.become(fakeConnected);
  expect(desktop.connection().state).toBe("connected");
  unsubscribe();
  desktop.close();
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(desktop.subscriptions()).toBe(0);
  expect(desktop.connection()).toEqual({ state: "lost", why: { code: "CLOSED" }, retriesAt: null });
});

describe("method of the fake", () => {
  it("a method answers as the test configures, and records its calls", async () => {
    const desktop = fakeDesktopClient(fakeConnected);
    expect(await desktop.simulator.start(launch)).toMatchObject({
      ok: false,
      error: { code: "NOT_OFFERED" },
    });
    desktop.answers(start, () => ok(run));
    expect(await desktop.simulator.start(launch)).toEqual(
      ok({ ...run, jobId: null, activityId: null, error: null }),
    );
    expect(desktop.calls.at(-1)).toEqual({
      method: "simulator.start",
      args: { ...launch, options: "", isCaseCreator: false },
    });
  });

  it.each([
    ["silent", "NO_ANSWER"],
    ["late", "NO_ANSWER"],
    ["garbage", "NOT_UNDERSTOOD"],
    ["dies", "CLOSED"],
    [{ refuses: "BUSY" }, "BUSY"],
  ] as const)("a method with the fault %j gives the error %s", async (fault, code) => {
    const desktop = fakeDesktopClient(fakeConnected);
    desktop.answers(start, () => err({ code: "INTERNAL", message: "" }));
    desktop.fails(start, fault);
    const answer = desktop.simulator.start(launch);
    await vi.advanceTimersByTimeAsync(start.withinMs);
    expect(await answer).toMatchObject({ ok: false, error: { code } });
  });
});

it("signals are validated before they reach listeners", () => {
  const desktop = fakeDesktopClient(fakeConnected);
  const heard = vi.fn();
  const stop = desktop.simulator.onRunChanged(heard);
  desktop.tells("simulator", "runChanged", { ...run, state: "exploding" });
  expect(heard).not.toHaveBeenCalled();
  desktop.tells("simulator", "runChanged", run);
  expect(heard).toHaveBeenCalledExactlyOnceWith({ ...run, jobId: null, activityId: null, error: null });
  stop();
  desktop.tells("simulator", "runChanged", run);
  expect(heard).toHaveBeenCalledTimes(1);
});
