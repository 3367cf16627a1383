import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { aPortal } from "./portal.ts";
import { aFolder, hasPyQt, type Started, startClient } from "./python.ts";

const aMinute = 60_000;
let portal: Awaited<ReturnType<typeof aPortal>>;
let folder: ReturnType<typeof aFolder>;
const started: Started[] = [];

if (!hasPyQt) {
  console.warn("left out: examples/desktop-client, since python3-pyqt6 with its web engine is not installed");
}

async function buildReport(acts: readonly string[], args: readonly string[] = []): Promise<unknown> {
  const report = portal.report();
  const client = startClient(portal.origin, folder.path, acts, args);
  started.push(client);
  const waited = new Promise<never>((_, fail) => {
    setTimeout(() => fail(new Error(`no report: ${client.said()}`)), aMinute - 5000).unref();
  });
  return Promise.race([report, waited]);
}

describe.skipIf(!hasPyQt)("example desktop client in Qt WebEngine", { timeout: aMinute }, () => {
  beforeAll(async () => {
    portal = await aPortal();
  }, aMinute);
  afterAll(() => portal.close());
  afterEach(async () => {
    await Promise.all(started.splice(0).map((client) => client.kill()));
    folder.remove();
  });
  const fresh = () => {
    folder = aFolder();
  };

  it("the example client supports the whole contract: facts, a launch with its result, a personal case (12.018, 12.019, 12.020, 1.020)", async () => {
    fresh();
    const acts = ["meet", "launches", "cases"];
    const report = await buildReport(acts, ["--service-tag", "NGT4K21", "--fail", "download:cut"]);
    expect(report).toMatchObject({
      meet: {
        connection: {
          state: "connected",
          facts: { clientVersion: "1.4.2", serviceTag: "NGT4K21" },
          features: ["simulator", "caseManager", "computer"],
        },
        cookies: expect.stringMatching(/service_tag=NGT4K21/),
        userAgent: expect.stringMatching(/QtWebEngine\/\S+ .*CathedraDesktop\/1\.4\.2$/),
        facts: { ok: true, value: { diskTotalBytes: expect.any(Number) } },
        none: { ok: true, value: null },
        notOffered: { error: { code: "NOT_OFFERED" } },
        unknown: { error: { code: "NOT_FOUND" } },
      },
      launches: {
        first: { ok: true, value: { state: "starting", launchId: "l-1", exerciseId: 101 } },
        again: { ok: true, value: { launchId: "l-1" } },
        second: { error: { code: "BUSY" } },
        elsewhere: { error: { code: "BAD_REQUEST" } },
        states: ["running", "delivering", "done"],
        last: { activityId: "activity-1" },
        over: { value: { state: "done" } },
        quit: { value: { state: "failed", error: { code: "USER_QUIT" } } },
        current: { value: { launchId: "l-4" } },
      },
      cases: {
        early: { error: { code: "NOT_SIGNED_IN" } },
        scanning: { ok: true },
        states: ["downloading", "verifying", "done"],
        held: { value: { cases: [{ jobId: "job-1", fileSize: 600_000 }], downloads: [] } },
        again: { value: { state: "done", received: 600_000 } },
        outside: { error: { code: "BAD_REQUEST" } },
        run: { ok: true, value: { state: "starting", jobId: "job-1" } },
        missing: { error: { code: "NOT_FOUND" } },
        others: { value: { cases: [] } },
      },
    });
    expect(portal.delivered).toHaveLength(1);
    expect(portal.delivered[0]?.authorization).toBe("Bearer a.person's.token");
    expect(portal.delivered[0]?.body).toContain("ResultFileList.xml.gz");
    // The connection was cut once: bytes that had arrived were not requested again.
    expect(portal.ranges).toEqual([undefined, expect.stringMatching(/^bytes=[1-9]\d+-$/)]);
    expect(readdirSync(join(folder.path, "data", "cases", "maya")).sort()).toEqual([
      "job-1.sha256",
      "job-1.vistcase",
    ]);
    const { calls } = (report as { meet: { calls: { median: number; p95: number } } }).meet;
    console.log(
      `a call and its answer in Qt WebEngine: ${calls.median.toFixed(1)} ms, p95 ${calls.p95.toFixed(1)} ms`,
    );
  });

  it("every fault of a method, of the simulator or of a case ends in a defined error", async () => {
    fresh();
    const told = [
      "simulator.current:silent",
      "simulator.giveToken:late",
      "simulator.start:twice",
      "simulator.quit:garbage",
    ];
    const also = ["caseManager.refresh:BUSY", "exercise:dies", "download:changed"];
    const report = await buildReport(
      ["faults"],
      [...told, ...also].flatMap((fault) => ["--fail", fault]),
    );
    expect(report).toMatchObject({
      faults: {
        silent: { error: { code: "NO_ANSWER" } },
        late: { error: { code: "NO_ANSWER" } },
        twice: { ok: true, value: { launchId: "l-1", state: "starting" } },
        garbage: { error: { code: "NOT_UNDERSTOOD" } },
        refused: { error: { code: "BUSY" } },
        run: { state: "failed", error: { code: "SIMULATOR_FAILED" } },
        download: { state: "failed", error: { code: "DAMAGED" } },
      },
    });
    expect(readdirSync(join(folder.path, "data", "cases", "maya"))).toEqual([]);
  });

  it("with an unknown version, the page reports it and sends nothing more", async () => {
    fresh();
    const why = { code: "UNSUPPORTED_VERSION", version: 99 };
    expect(await buildReport([], ["--fail", "version:unknown"])).toMatchObject({
      connection: { state: "lost", why },
    });
  });

  it("after a kill during a run, the run is over and is not started again", async () => {
    fresh();
    await buildReport(["begun"], ["--seconds", "60"]);
    await Promise.all(started.splice(0).map((client) => client.kill()));
    expect(JSON.parse(readFileSync(join(folder.path, "data", "run.json"), "utf8"))).toMatchObject({
      launchId: "l-1",
    });
    const ended = { value: { launchId: "l-1", state: "failed", error: { code: "CLIENT_RESTARTED" } } };
    expect(await buildReport(["restarted"])).toMatchObject({ restarted: { current: ended, again: ended } });
  });

  it("a station whose clock is a year off can sign in by phone, deliver with its own token, and sign out", async () => {
    fresh();
    portal.delivered.length = 0;
    const report = await buildReport(["station"], ["--enrol", "a-token", "--fail", "clock:year"]);
    expect(report).toMatchObject({
      connection: { facts: { serviceTag: "LKS9T50" } },
      station: {
        first: { ok: true, value: { matchCode: "42", secondsLeft: expect.any(Number) } },
        again: { ok: true, value: { matchCode: "42" } },
        ends: ["approved"],
        session: { value: { person: { id: "maya" }, accessToken: "of-the-session" } },
        run: { state: "done", activityId: "activity-1" },
        out: { ok: true },
        sessions: ["Maya Lindqvist", null],
        nobody: { ok: true, value: null },
      },
    });
    const { first } = (report as { station: { first: { value: { secondsLeft: number } } } }).station;
    expect(first.value.secondsLeft).toBeGreaterThan(80);
    expect(first.value.secondsLeft).toBeLessThanOrEqual(90);
    const [sent] = portal.delivered;
    const at = { method: "POST", url: "/api/simulator/store_result/101", body: sent?.body ?? "" };
    const claims = portal.desk.toClaims(sent?.authorization, at);
    expect(claims).toMatchObject({ aud: "cathedra-results", sub: "maya" });
    await expect.poll(() => portal.desk.asked).toContain("session");
    // A code is asked for once, however often the page asks.
    expect(portal.desk.asked.filter((name) => name === "qr-logins")).toHaveLength(1);
  });

  it("after a kill during a download it continues with the existing bytes, and a full disk is reported", async () => {
    fresh();
    portal.ranges.length = 0;
    await buildReport(["fetching"], ["--fail", "download:slow"]);
    await Promise.all(started.splice(0).map((client) => client.kill()));
    const own = join(folder.path, "data", "cases", "maya");
    expect(readdirSync(own)).toEqual(["job-1.vistcase.part"]);
    expect(await buildReport(["fetched"], ["--fail", "download:disk-full"])).toMatchObject({
      fetched: { seen: { state: "failed", error: { code: "DISK_FULL" } } },
    });
    await Promise.all(started.splice(0).map((client) => client.kill()));
    expect(await buildReport(["fetched"])).toMatchObject({
      fetched: { seen: { state: "done", received: 600_000 } },
    });
    expect(readdirSync(own).sort()).toEqual(["job-1.sha256", "job-1.vistcase"]);
    expect(portal.ranges).toEqual([
      undefined,
      expect.stringMatching(/^bytes=[1-9]/),
      expect.stringMatching(/^bytes=[1-9]/),
    ]);
  });

  it("a run continues while its page is reloaded, and the page finds it again", async () => {
    fresh();
    const going = { value: { launchId: "l-1", state: expect.stringMatching(/starting|running/) } };
    const report = await buildReport(["reloaded"], ["--seconds", "60"]);
    expect(report).toMatchObject({ reloaded: { found: going, again: going } });
  });
});
