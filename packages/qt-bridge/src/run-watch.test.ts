import { ok } from "@cathedra/domain";
import { expect, it, vi } from "vitest";
import { aRun } from "../test/station-builders.ts";
import { bridgeContract } from "./contract/contract.ts";
import { fakeConnected, fakeDesktopClient } from "./fake-client.ts";
import { laterRun, watchRun } from "./run-watch.ts";

const running = aRun({ state: "running" });
const over = aRun({ state: "done", activityId: "a-1" });
const { current } = bridgeContract.simulator.methods;

it.each([
  ["the first that is told", undefined, running, running],
  ["that there is none", undefined, null, null],
  ["a step on", aRun(), running, running],
  ["not a step back", running, aRun(), running],
  ["not another end of what is over", over, aRun({ state: "failed" }), over],
  ["another launch", over, aRun({ launchId: "l-2" }), aRun({ launchId: "l-2" })],
  ["what was over, where the client was started anew", over, null, over],
])("of what is told about a run %s counts", (_, known, told, next) => {
  expect(laterRun(known, told)).toEqual(next);
});

it("a run that the client forgot while it was going on is over", () => {
  expect(laterRun(running, null)).toMatchObject({ state: "failed", error: { code: "CLIENT_RESTARTED" } });
});

it("a page that comes back in the middle finds the run, and asks again after a lost connection", async () => {
  const desktop = fakeDesktopClient();
  desktop.answers(current, () => ok(running));
  const watch = watchRun(desktop);
  const onChange = vi.fn();
  watch.subscribe(onChange);
  expect(watch.run()).toBe(undefined);
  desktop.become(fakeConnected);
  await vi.waitFor(() => expect(watch.run()).toEqual(running));
  desktop.become({ state: "lost", why: { code: "CLOSED" }, retriesAt: null });
  expect(watch.run()).toEqual(running);
  desktop.answers(current, () => ok(over));
  desktop.become(fakeConnected);
  await vi.waitFor(() => expect(watch.run()).toEqual(over));
  // Twice, and late: nothing changes.
  desktop.tells("simulator", "runChanged", over);
  desktop.tells("simulator", "runChanged", running);
  expect(watch.run()).toEqual(over);
  expect(onChange).toHaveBeenCalledTimes(2);
  watch.close();
  expect(desktop.subscriptions()).toBe(0);
});
