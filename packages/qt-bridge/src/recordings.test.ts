import { ok } from "@cathedra/domain";
import { expect, it, vi } from "vitest";
import { recording, replayTransport } from "../test/replay.ts";
import { aLaunch } from "../test/station-builders.ts";
import { connectDesktopClient } from "./index.ts";

// These tests replay messages of Qt's own host, recorded from examples/desktop-client in Qt WebEngine 6.4.

async function greeted() {
  const transport = replayTransport();
  const scope = { qt: { webChannelTransport: transport } };
  const desktop = connectDesktopClient(scope, { portal: "https://portal.example.org" });
  await transport.play(recording("pyqt6-greeting"));
  return { desktop, transport };
}

it("Qt's greeting is read, with methods with and without signature and constant properties", async () => {
  const { desktop, transport } = await greeted();
  expect(desktop.connection()).toEqual({
    state: "connected",
    facts: { clientVersion: "1.4.2", serviceTag: "NGT4K21" },
    features: new Set(["simulator", "caseManager", "computer"]),
  });
  expect(transport.unexpected).toEqual([]);
});

it("a launch is followed from the start to the delivered result (12.019)", async () => {
  const { desktop, transport } = await greeted();
  const states = vi.fn();
  desktop.simulator.onRunChanged(({ state, activityId }) => states(state, activityId));
  desktop.simulator.onTokenWanted(
    ({ launchId }) => void desktop.simulator.giveToken({ launchId, token: "a.persons.token" }),
  );
  const started = desktop.simulator.start(aLaunch());
  await transport.play(recording("pyqt6-launch"));
  expect(await started).toMatchObject(ok({ launchId: "l-1", state: "starting" }));
  expect(states.mock.calls).toEqual([
    ["running", null],
    ["delivering", null],
    ["done", "activity-1"],
  ]);
  expect(transport.unexpected).toEqual([]);
});

it("an answer that comes later by a signal is matched to its call", async () => {
  const { desktop, transport } = await greeted();
  // In the recording, the call numbers continue after an earlier launch, so the same number of calls is made here.
  for (let at = 0; at < 2; at += 1) void desktop.simulator.current();
  transport.unexpected.length = 0;
  const person = desktop.caseManager.setUserId({ id: "maya" });
  await vi.waitFor(() => expect(transport.unexpected).toHaveLength(1), 15_000);
  const [first, second, ...rest] = recording("pyqt6-pending");
  if (first === undefined || second === undefined) throw new Error("the recording is empty");
  await transport.play([first, second]);
  expect(await person).toEqual(ok(null));
  const run = desktop.caseManager.run({ jobId: "job-1", launchId: "c-1", personId: "maya" });
  await transport.play(rest);
  expect(await run).toMatchObject({ ok: false, error: { code: "NOT_FOUND", message: "job-1" } });
  desktop.close();
});
