import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { aFolder, aLaunch, aPortal, aStation, getStates } from "./testing/running.ts";

const slow = { timeout: 25_000, interval: 20 };
const session = {
  id: "session",
  person: { keycloakId: "maya", name: "Maya" },
  accessToken: "of-the-session",
  expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
};

test("after sign-in by code a run is played, and the station delivers it with its own signature for that person (12.019, 12.032)", async () => {
  const portal = await aPortal();
  const { station } = await aStation(portal);
  await vi.waitFor(() => expect(station.standing()).toBe("well"), slow);
  portal.told.poll = { status: "approved", session };
  portal.told.session = session.id;
  const code = await station.signIn.begin();
  expect(code).toMatchObject({ ok: true, value: { matchCode: "42", url: "http://portal/?qrlogin=x" } });
  await vi.waitFor(
    () => expect(station.signIn.current()?.person).toEqual({ id: "maya", name: "Maya" }),
    slow,
  );
  const states = getStates(station);
  expect(station.start(aLaunch(portal, "run-1"))).toMatchObject({ ok: true, value: { state: "starting" } });
  await vi.waitFor(() => expect(station.currentRun()?.state).toBe("done"), slow);
  expect(states).toEqual(["starting", "running", "delivering", "done"]);
  expect(station.currentRun()?.activityId).toBe("11111111-1111-4111-8111-111111111111");
  const [sent] = portal.delivered;
  expect(sent?.path).toBe("/api/simulator/store_result/501");
  const [, claims = ""] = (sent?.authorization ?? "").split(".");
  expect(JSON.parse(Buffer.from(claims, "base64url").toString())).toMatchObject({
    sub: "maya",
    iss: `station:${portal.id}`,
  });
  // The run's log follows, in pieces.
  await vi.waitFor(() => {
    const log = portal.logs.get("run-1.log");
    expect(log?.content.length).toBe(log?.size);
    expect(log?.content.toString()).toContain("The case is over.");
  }, slow);
});

test("without sign-in on the station, the page is asked for a token, and a repeated id starts nothing twice", async () => {
  const portal = await aPortal();
  const { station } = await aStation(portal);
  const wanted: unknown[] = [];
  station.signals.listen((signal) =>
    signal({ tell: (_, name, payload) => void (name === "tokenWanted" && wanted.push(payload)) }),
  );
  station.start(aLaunch(portal, "run-2"));
  expect(station.start(aLaunch(portal, "run-2"))).toMatchObject({ ok: true, value: { launchId: "run-2" } });
  expect(station.start(aLaunch(portal, "run-3"))).toMatchObject({ ok: false, error: { code: "BUSY" } });
  await vi.waitFor(() => expect(wanted).toEqual([{ launchId: "run-2" }]), slow);
  expect(station.currentRun()?.state).toBe("delivering");
  expect(station.giveToken("run-2", "of-maya")).toMatchObject({ ok: true });
  await vi.waitFor(() => expect(station.currentRun()?.state).toBe("done"), slow);
  expect(portal.delivered).toHaveLength(1);
  // Repeating the launch of a finished run returns its state.
  expect(station.start(aLaunch(portal, "run-2"))).toMatchObject({ ok: true, value: { state: "done" } });
});

test("quitting ends the run, and nothing is delivered", async () => {
  const portal = await aPortal();
  const { station } = await aStation(portal);
  station.start(aLaunch(portal, "run-4"));
  station.quit("run-4");
  await vi.waitFor(() => expect(station.currentRun()?.state).toBe("failed"), slow);
  expect(station.currentRun()?.error?.code).toBe("USER_QUIT");
  expect(portal.delivered).toEqual([]);
  expect(station.quit("nobody's")).toMatchObject({ ok: false, error: { code: "NOT_FOUND" } });
});

test.each([
  ["refuse-launch", "SIMULATOR_FAILED"],
  ["crash-run", "SIMULATOR_FAILED"],
] as const)(
  "with the fault %s, a run fails with %s, and the next one can be started",
  async (fault, code) => {
    const portal = await aPortal();
    const { station } = await aStation(portal, { faults: [fault] });
    // The run lasts long enough to be interrupted.
    const started = station.start(aLaunch(portal, "run-5"));
    if (started.ok) await vi.waitFor(() => expect(station.currentRun()?.error?.code).toBe(code), slow);
    else expect(started.error.code).toBe(code);
    station.faults.tell("ok");
    expect(station.start(aLaunch(portal, "run-6"))).toMatchObject({ ok: true });
    station.quit("run-6");
    await vi.waitFor(() => expect(station.currentRun()?.error?.code).toBe("USER_QUIT"), slow);
  },
);

test.each([
  ["an exercise without a licence", { exerciseCode: "two" }, "NOT_LICENSED"],
  ["a version that is not installed", { version: "9.9" }, "NOT_INSTALLED"],
  [
    "an address that is not the portal's",
    { uploadUrl: "https://elsewhere.example/api/simulator/store_result/501" },
    "BAD_REQUEST",
  ],
  ["an upload address of another exercise", { exerciseId: 502 }, "BAD_REQUEST"],
  ["an id that is a path", { launchId: "../../etc" }, "BAD_REQUEST"],
])("%s is refused", async (_, changed, code) => {
  const portal = await aPortal();
  const { station } = await aStation(portal);
  expect(station.start({ ...aLaunch(portal, "run-7"), ...changed })).toMatchObject({
    ok: false,
    error: { code },
  });
});

test("a client that crashed while starting the simulator reports this after its restart", async () => {
  const portal = await aPortal();
  const folder = aFolder();
  const crash = () => {
    throw new Error("dead");
  };
  const first = await aStation(portal, { folder, faults: ["crash-launch"], crash });
  expect(() => first.station.start(aLaunch(portal, "run-8"))).toThrow("dead");
  const again = await aStation(portal, { folder });
  expect(again.station.currentRun()).toMatchObject({ state: "failed", error: { code: "CLIENT_RESTARTED" } });
  await first.stop();
});

test("an undelivered result is delivered after the client crashed and restarted", async () => {
  const portal = await aPortal();
  const folder = aFolder();
  const first = await aStation(portal, { folder });
  first.station.start(aLaunch(portal, "run-9"));
  await vi.waitFor(() => expect(first.station.currentRun()?.state).toBe("delivering"), slow);
  await first.stop();
  expect(JSON.parse(readFileSync(join(folder, "runs/run-9/run.json"), "utf8"))).toMatchObject({
    state: "delivering",
  });
  const again = await aStation(portal, { folder });
  again.station.giveToken("run-9", "of-maya");
  await vi.waitFor(() => expect(again.station.currentRun()?.state).toBe("done"), slow);
  expect(portal.delivered).toHaveLength(1);
});

test("the case editor creates a case, which belongs to the person who made it", async () => {
  const portal = await aPortal();
  const { station } = await aStation(portal);
  station.start({ ...aLaunch(portal, "run-10"), isCaseCreator: true });
  await vi.waitFor(() => expect(station.currentRun()?.state).toBe("delivering"), slow);
  station.giveToken("run-10", "of-maya");
  await vi.waitFor(() => expect(station.currentRun()?.state).toBe("done"), slow);
  expect(station.currentRun()?.activityId).toBeNull();
  expect(portal.delivered).toMatchObject([{ path: "/api/s3/vistcases" }]);
  expect(portal.delivered[0]?.size).toBeGreaterThan(300_000);
});
