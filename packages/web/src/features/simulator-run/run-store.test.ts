import { err, ok } from "@cathedra/domain";
import {
  bridgeContract,
  type FakeDesktopClient,
  fakeConnected,
  fakeDesktopClient,
  type Run,
} from "@cathedra/qt-bridge";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { memoryStorage } from "../../testing/memory-storage.ts";
import { launchMemory } from "./launch-memory.ts";
import { createRunStore } from "./run-store.ts";

beforeEach(() => void vi.useFakeTimers({ now: Date.parse("2026-03-10T09:00:00Z") }));
afterEach(() => void vi.useRealTimers());

const { start, quit, current, giveToken } = bridgeContract.simulator.methods;
const lost = { state: "lost", why: { code: "CLOSED" }, retriesAt: null } as const;

const exercise = {
  packageId: "carotid-stenting",
  version: "2.1",
  resultFormatVersion: "2",
  exerciseId: 501,
  exerciseCode: "carotid-stenting-01",
  uploadUrl: "https://portal.example/api/simulator/store_result/501",
  compression: true,
} as const;

const aRun = (over: Partial<Run> = {}): Run => ({
  launchId: "launch-1",
  personId: "maya",
  exerciseId: 501,
  jobId: null,
  state: "starting",
  startedAt: "2026-03-10T09:00:00Z",
  activityId: null,
  error: null,
  ...over,
});

/** A simulator that starts each launch id once and remembers the latest run. */
function aSimulator(first: Run | null = null) {
  const client = fakeDesktopClient(fakeConnected);
  const started: string[] = [];
  let latest = first;
  client.answers(start, ({ launchId, personId, exerciseId }) => {
    if (latest?.launchId !== launchId) {
      started.push(launchId);
      latest = aRun({ launchId, personId, exerciseId });
    }
    return ok(latest);
  });
  client.answers(current, () => ok(latest));
  client.answers(quit, () => {
    latest = aRun({ ...latest, state: "failed", error: { code: "USER_QUIT", message: "" } });
    return ok(latest);
  });
  client.answers(giveToken, () => ok(null));
  const becomes = (over: Partial<Run>) => {
    latest = aRun({ ...latest, ...over });
    client.tells("simulator", "runChanged", latest);
  };
  const forgets = () => {
    latest = null;
  };
  return { client, started, becomes, forgets };
}

function aPage(client: FakeDesktopClient, storage = memoryStorage(), person = "maya") {
  let ids = 0;
  const token = vi.fn(async () => "token-of-the-person");
  const register = vi.fn(async () => {});
  const store = createRunStore({
    client,
    token,
    register,
    newId: () => `launch-${++ids}`,
    now: () => Date.now(),
    memory: launchMemory(storage),
  });
  store.setPerson(person);
  return { store, token, register, state: () => store.run.get(), storage };
}

const settle = () => vi.advanceTimersByTimeAsync(0);
const asks = (client: FakeDesktopClient, method: string) =>
  client.calls.filter((each) => each.method === `simulator.${method}`).map(({ args }) => args);

describe("running an exercise at the simulator (12.011, 12.019)", () => {
  test("an exercise is launched with all its data and ends with its result", async () => {
    const { client, becomes } = aSimulator();
    const { store, state } = aPage(client);
    store.start(exercise);
    expect(state()).toMatchObject({ kind: "launched", phase: "asking" });
    await settle();
    expect(asks(client, "start")).toEqual([
      { launchId: "launch-1", personId: "maya", ...exercise, options: "", isCaseCreator: false },
    ]);
    expect(state()).toMatchObject({ kind: "launched", phase: "starting" });
    becomes({ state: "running" });
    becomes({ state: "done", activityId: "activity-1" });
    expect(state()).toEqual({
      kind: "done",
      launchId: "launch-1",
      exerciseId: 501,
      activityId: "activity-1",
    });
    store.dismiss();
    expect(state()).toEqual({ kind: "idle", error: null });
  });

  test("a second press starts nothing", async () => {
    const { client, started } = aSimulator();
    const { store } = aPage(client);
    store.start(exercise);
    store.start(exercise);
    await settle();
    store.start(exercise);
    await settle();
    expect(started).toEqual(["launch-1"]);
  });

  test("quitting ends the run with a reason, and a failed quit can be repeated", async () => {
    const { client } = aSimulator();
    const { store, state } = aPage(client);
    store.start(exercise);
    await settle();
    client.fails(quit, { refuses: "INTERNAL" });
    expect(await store.quit()).toBe(false);
    expect(state()).toMatchObject({ kind: "launched", isQuitting: false });
    client.fails(quit, undefined);
    expect(await store.quit()).toBe(true);
    expect(state()).toMatchObject({ kind: "idle", error: { code: "USER_QUIT" } });
  });

  test("a refusal of the simulator is reported", async () => {
    const { client } = aSimulator();
    const { store, state } = aPage(client);
    client.fails(start, { refuses: "NOT_LICENSED" });
    store.start(exercise);
    await settle();
    expect(state()).toMatchObject({ kind: "idle", error: { code: "NOT_LICENSED" } });
    client.fails(start, undefined);
    store.start(exercise);
    await settle();
    expect(state()).toMatchObject({ kind: "launched", launchId: "launch-2" });
  });
});

describe("finding the run again without starting it twice (12.011)", () => {
  test("a client that dies during the launch is asked again with the same id", async () => {
    const { client, started } = aSimulator();
    const { store, state } = aPage(client);
    client.fails(start, "dies");
    store.start(exercise);
    await settle();
    expect(state()).toMatchObject({ kind: "launched", phase: "asking", launchId: "launch-1" });
    client.fails(start, undefined);
    await vi.advanceTimersByTimeAsync(5000);
    expect(started).toEqual([]);
    client.become(fakeConnected);
    await vi.advanceTimersByTimeAsync(5000);
    expect(started).toEqual(["launch-1"]);
    expect(state()).toMatchObject({ kind: "launched", phase: "starting", launchId: "launch-1" });
  });

  test("a run is found even if the answer to its start is late, invalid or missing", async () => {
    for (const fault of ["late", "garbage", "silent"] as const) {
      const { client, started, becomes } = aSimulator();
      const { store, state } = aPage(client);
      client.fails(start, fault);
      store.start(exercise);
      await settle();
      // The exercise did start, and only the answer was lost.
      becomes({ launchId: "launch-1", state: "running" });
      await vi.advanceTimersByTimeAsync(30_000);
      expect(started.length).toBeLessThanOrEqual(1);
      expect(state()).toMatchObject({ kind: "launched", phase: "running", launchId: "launch-1" });
    }
  });

  test("a simulator that never answers times out after a minute, and the start can be repeated", async () => {
    const { client } = aSimulator();
    const { store, state } = aPage(client);
    client.fails(start, "silent");
    store.start(exercise);
    await vi.advanceTimersByTimeAsync(50_000);
    expect(state()).toMatchObject({ kind: "launched", phase: "asking" });
    await vi.advanceTimersByTimeAsync(30_000);
    expect(state()).toMatchObject({ kind: "idle", error: { code: "NO_ANSWER" } });
    expect(new Set(asks(client, "start").map((each) => JSON.stringify(each))).size).toBe(1);
  });

  test("the start also times out if the connection does not come back", async () => {
    const { client } = aSimulator();
    const { store, state } = aPage(client);
    client.become(lost);
    store.start(exercise);
    await vi.advanceTimersByTimeAsync(90_000);
    expect(state()).toMatchObject({ kind: "idle", error: { code: "NO_ANSWER" } });
  });

  test("a run continues during a lost connection, and its current state is shown afterwards", async () => {
    const { client, started, becomes } = aSimulator();
    const { store, state } = aPage(client);
    store.start(exercise);
    await settle();
    becomes({ state: "running" });
    client.become(lost);
    becomes({ state: "done", activityId: "activity-1" });
    client.become(fakeConnected);
    await settle();
    expect(state()).toMatchObject({ kind: "done", activityId: "activity-1" });
    expect(started).toEqual(["launch-1"]);
  });

  test("a restarted client that does not know the run is reported", async () => {
    const { client, becomes, forgets } = aSimulator();
    const { store, state } = aPage(client);
    store.start(exercise);
    await settle();
    becomes({ state: "running" });
    client.become(lost);
    forgets();
    client.become(fakeConnected);
    await settle();
    expect(state()).toMatchObject({ kind: "idle", error: { code: "CLIENT_RESTARTED" } });
  });

  test("a reloaded page shows the running exercise, and one that ended meanwhile", async () => {
    const { client, becomes, started } = aSimulator();
    const first = aPage(client);
    first.store.start(exercise);
    await settle();
    becomes({ state: "running" });
    const second = aPage(client, first.storage);
    await settle();
    expect(second.state()).toMatchObject({ kind: "launched", phase: "running", launchId: "launch-1" });
    client.become(lost);
    becomes({ state: "done", activityId: "activity-1" });
    client.become(fakeConnected);
    const third = aPage(client, first.storage);
    await settle();
    expect([third.state().kind, started]).toEqual(["done", ["launch-1"]]);
    // A page that was opened later and did not launch the run does not show its end.
    const other = aPage(client);
    await settle();
    expect(other.state()).toEqual({ kind: "idle", error: null });
  });

  test("two tabs of one client show the same run, and either can quit it", async () => {
    const { client, becomes, started } = aSimulator();
    const [one, other] = [aPage(client), aPage(client)];
    one.store.start(exercise);
    await settle();
    becomes({ state: "running" });
    expect(other.state()).toEqual(expect.objectContaining({ kind: "launched", launchId: "launch-1" }));
    other.store.start(exercise);
    await settle();
    expect(started).toEqual(["launch-1"]);
    expect(await other.store.quit()).toBe(true);
    becomes({});
    expect(one.state()).toMatchObject({ kind: "idle", error: { code: "USER_QUIT" } });
  });

  test("when two tabs start at the same time, one run is started and both show it", async () => {
    const { client } = aSimulator(aRun({ launchId: "of-another-tab", state: "running" }));
    const page = aPage(client);
    client.answers(start, () => err({ code: "BUSY", message: "" }));
    page.store.start(exercise);
    await settle();
    expect(page.state()).toMatchObject({ kind: "launched", launchId: "of-another-tab" });
  });

  test("repeated, late or invalid reports change nothing", async () => {
    const { client, becomes } = aSimulator();
    const { store, state } = aPage(client);
    store.start(exercise);
    await settle();
    becomes({ state: "delivering" });
    client.tells("simulator", "runChanged", aRun({ state: "running" }));
    client.tells("simulator", "runChanged", { launchId: 3, state: "flying" });
    client.tells("simulator", "runChanged", null);
    expect(state()).toMatchObject({ kind: "launched", phase: "delivering" });
    becomes({ state: "done", activityId: "activity-1" });
    client.tells("simulator", "runChanged", aRun({ state: "failed" }));
    expect(state()).toMatchObject({ kind: "done" });
  });
});

describe("giving the person's token", () => {
  test("the token is given only for the run that this page shows", async () => {
    const { client } = aSimulator();
    const { store, token } = aPage(client);
    client.tells("simulator", "tokenWanted", { launchId: "launch-1" });
    await settle();
    expect(token).not.toHaveBeenCalled();
    store.start(exercise);
    await settle();
    client.tells("simulator", "tokenWanted", { launchId: "of-somebody" });
    client.tells("simulator", "tokenWanted", { launchId: "launch-1" });
    await settle();
    expect(asks(client, "giveToken")).toEqual([{ launchId: "launch-1", token: "token-of-the-person" }]);
  });

  test("no token is given when the session has ended", async () => {
    const { client } = aSimulator();
    const { store, token } = aPage(client);
    token.mockRejectedValue(new Error("expired"));
    store.start(exercise);
    await settle();
    client.tells("simulator", "tokenWanted", { launchId: "launch-1" });
    await settle();
    expect(asks(client, "giveToken")).toEqual([]);
  });
});

describe("person of a run (12.011)", () => {
  test("the launch is registered once with the portal before the simulator is asked", async () => {
    const { client } = aSimulator();
    const { store, register } = aPage(client);
    store.start(exercise);
    expect(asks(client, "start")).toEqual([]);
    await settle();
    expect(register).toHaveBeenCalledExactlyOnceWith({ launchId: "launch-1", exerciseId: 501 });
    expect(asks(client, "start")).toHaveLength(1);
  });

  test("if the portal cannot be reached, nothing is started and LAUNCH_FAILED is reported", async () => {
    const { client } = aSimulator();
    const { store, register, state } = aPage(client);
    register.mockRejectedValue(new Error("away"));
    store.start(exercise);
    await settle();
    expect(state()).toMatchObject({ kind: "idle", error: { code: "LAUNCH_FAILED" } });
    expect(asks(client, "start")).toEqual([]);
  });

  test("the next person sees a busy simulator, and gives no token to it and starts nothing", async () => {
    const { client } = aSimulator(aRun({ state: "running", personId: "maya" }));
    // The tab still has the launch that the first person's session stored.
    const storage = memoryStorage();
    launchMemory(storage).keep("launch-1");
    const { store, token, state } = aPage(client, storage, "tomas");
    await settle();
    expect(state()).toEqual({ kind: "busy", launchId: "launch-1" });
    client.tells("simulator", "tokenWanted", { launchId: "launch-1" });
    await settle();
    expect(token).not.toHaveBeenCalled();
    expect(asks(client, "giveToken")).toEqual([]);
    store.start(exercise);
    await settle();
    expect(asks(client, "start")).toEqual([]);
  });

  test("a page that was loaded during a run gives the token for its own person", async () => {
    const { client, becomes } = aSimulator();
    const { state } = aPage(client);
    await settle();
    becomes({ state: "delivering" });
    client.tells("simulator", "tokenWanted", { launchId: "launch-1" });
    await settle();
    expect(state()).toMatchObject({ kind: "launched", phase: "delivering" });
    expect(asks(client, "giveToken")).toEqual([{ launchId: "launch-1", token: "token-of-the-person" }]);
  });

  test("a person can end another person's run, which frees the simulator", async () => {
    const { client } = aSimulator(aRun({ state: "running", personId: "maya" }));
    const { store, state } = aPage(client, memoryStorage(), "tomas");
    await settle();
    expect(await store.quit()).toBe(true);
    expect(asks(client, "quit")).toEqual([{ launchId: "launch-1" }]);
    expect(state()).toEqual({ kind: "idle", error: null });
  });
});
