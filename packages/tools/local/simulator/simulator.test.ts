import { randomUUID } from "node:crypto";
import { agentRoutes, type MachineId, machineKey } from "@cathedra/domain";
import { afterEach, describe, expect, test, vi } from "vitest";
import { behaviourPath } from "./agent-api.ts";
import { nodeSigning } from "./crypto.ts";
import { closeCodes, type ToPage } from "./live.ts";
import { type Simulator, type SimulatorPlan, startSimulator } from "./simulator.ts";
import {
  aStart,
  askMachine,
  connectLive,
  key,
  machineId,
  startReportSink,
  tokenFor,
} from "./testing/portal-side.ts";

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).toReversed()) await stop();
});

async function start(changed: Partial<SimulatorPlan> = {}): Promise<Simulator> {
  const simulator = await startSimulator({
    machineId: machineId as MachineId,
    key,
    host: "127.0.0.1",
    port: 0,
    portalOrigin: "http://localhost:3000",
    reportTo: null,
    startMs: 20,
    behaviour: "ok",
    onCrash: () => undefined,
    say: () => undefined,
    ...changed,
  });
  stops.push(simulator.stop);
  return simulator;
}
const behave = (origin: string, behaviour: string) =>
  askMachine(origin, { method: "POST", path: behaviourPath }, behaviour);
const stateOf = async (origin: string) => (await askMachine(origin, agentRoutes.state)).body;
const phaseBecomes = (origin: string, phase: string) =>
  vi.waitFor(async () => expect(await stateOf(origin)).toMatchObject({ phase }), {
    timeout: 5000,
    interval: 10,
  });

async function startSession(changed: Partial<SimulatorPlan> = {}) {
  const { origin } = await start(changed);
  const request = aStart();
  expect((await askMachine(origin, agentRoutes.start, request)).status).toBe(200);
  await phaseBecomes(origin, "running");
  return { origin, request, sessionId: request.sessionId };
}

const priya = { id: "priya", name: "Priya Raman", role: "proctor" } as const;
const maya = { id: "maya", name: "Maya Lindqvist", role: "participant" } as const;
const enter = async (origin: string, sessionId: string, who: typeof priya | typeof maya) =>
  connectLive(origin, await tokenFor(who, sessionId));
const controlOf =
  (who: string) =>
  (message: ToPage): message is Extract<ToPage, { type: "users" }> =>
    message.type === "users" && message.users.some(({ id, inControl }) => inControl && id === who);
const isType =
  <Type extends ToPage["type"]>(type: Type) =>
  (message: ToPage): message is Extract<ToPage, { type: Type }> =>
    message.type === type;

describe("the agent", () => {
  test("takes a start once, runs it through its steps, and forgets a session that ended", async () => {
    const { origin } = await start({ startMs: 200 });
    expect(await askMachine(origin, agentRoutes.health)).toMatchObject({ status: 200, isSigned: true });
    const request = aStart();
    const [one, two] = await Promise.all([1, 2].map(() => askMachine(origin, agentRoutes.start, request)));
    expect([one?.status, two?.status]).toEqual([200, 200]);
    expect(await stateOf(origin)).toMatchObject({
      phase: "starting",
      sessionId: request.sessionId,
      step: "boot",
    });
    expect(await askMachine(origin, agentRoutes.start, aStart())).toMatchObject({
      status: 409,
      body: { sessionId: request.sessionId },
    });
    await phaseBecomes(origin, "running");
    const other = {
      version: 1,
      sessionId: request.sessionId,
      moduleId: "carotid-stenting",
      caseId: "carotid-stenting-02",
    };
    expect(await askMachine(origin, agentRoutes.changeCase, other)).toMatchObject({
      status: 200,
      body: { caseId: "carotid-stenting-02" },
    });
    expect((await askMachine(origin, agentRoutes.changeCase, { ...other, caseId: "none" })).status).toBe(422);
    const end = { version: 1, sessionId: request.sessionId };
    expect(await askMachine(origin, agentRoutes.end, end)).toMatchObject({
      status: 200,
      body: { phase: "ready" },
    });
    expect((await askMachine(origin, agentRoutes.end, end)).status).toBe(200);
    // A start that was under way for long never begins what is over.
    expect((await askMachine(origin, agentRoutes.start, request)).status).toBe(409);
    expect((await askMachine(origin, agentRoutes.start, aStart())).status).toBe(200);
  });

  test("refuses what is unsigned, forged, old, of another machine's key, or sent again", async () => {
    const { origin } = await start();
    const request = aStart();
    const ask = (changed: Parameters<typeof askMachine>[3]) =>
      askMachine(origin, agentRoutes.start, request, changed);
    const otherKey = machineKey(nodeSigning, "the secret of the fleet", randomUUID());
    expect(await ask({ headers: {} })).toMatchObject({ status: 401, body: { error: { code: "UNSIGNED" } } });
    expect(await ask({ key: otherKey })).toMatchObject({ body: { error: { code: "WRONG_SIGNATURE" } } });
    expect(await ask({ timestamp: Date.now() - 61_000 })).toMatchObject({
      body: { error: { code: "OUTSIDE_WINDOW" } },
    });
    expect(await stateOf(origin)).toMatchObject({ phase: "ready" });
    const { headers } = await ask({});
    expect(await ask({ headers: { ...headers } })).toMatchObject({
      status: 401,
      body: { error: { code: "REPLAYED" } },
    });
    const forged = await askMachine(origin, agentRoutes.end, request, { headers: { ...headers } });
    expect(forged.body).toEqual({ error: { code: "WRONG_SIGNATURE" } });
  });

  test("refuses a body that makes no sense, and one that is too long", async () => {
    const { origin } = await start();
    expect((await askMachine(origin, agentRoutes.start, { ...aStart(), version: 2 })).status).toBe(400);
    expect(
      (await askMachine(origin, agentRoutes.start, "x".repeat(300_000)).catch(() => ({ status: 413 })))
        .status,
    ).toBe(413);
    expect((await askMachine(origin, { method: "GET", path: "/agent/v1/none" })).status).toBe(404);
  });

  test("fails, hangs, crashes, talks nonsense, keeps silent or runs what nobody started, as it is told", async () => {
    const onCrash = vi.fn();
    const { origin } = await start({ behaviour: "fail", onCrash });
    const failing = aStart();
    await askMachine(origin, agentRoutes.start, failing);
    await phaseBecomes(origin, "failed");
    expect(await stateOf(origin)).toMatchObject({
      sessionId: failing.sessionId,
      why: expect.stringContaining("licence"),
    });
    await askMachine(origin, agentRoutes.end, { version: 1, sessionId: failing.sessionId });
    await behave(origin, "crash");
    await askMachine(origin, agentRoutes.start, aStart());
    await vi.waitFor(() => expect(onCrash).toHaveBeenCalledOnce(), { timeout: 5000, interval: 10 });
    await behave(origin, "garbage");
    expect(await askMachine(origin, agentRoutes.state)).toMatchObject({
      isSigned: false,
      body: { text: "<h1>It works!</h1>" },
    });
    await behave(origin, "silent");
    await expect(fetchWithin(origin, 150)).rejects.toThrow("timeout");
    expect(
      (await askMachine(origin, { method: "POST", path: behaviourPath }, "ok", { headers: {} })).status,
    ).toBe(401);

    const other = await start({ behaviour: "hang" });
    await askMachine(other.origin, agentRoutes.start, aStart());
    await vi.waitFor(async () => expect(await stateOf(other.origin)).toMatchObject({ step: "module" }));
    const strange = await start({ behaviour: "foreign" });
    expect(await stateOf(strange.origin)).toMatchObject({ phase: "running", moduleId: "unknown" });
  });

  test("reports every change and every event of the room once, however often the portal is away", async () => {
    const sink = await startReportSink();
    stops.push(sink.stop);
    sink.failNext(2);
    const { origin, sessionId } = await startSession({ reportTo: sink.url });
    const client = await enter(origin, sessionId, priya);
    await client.until(controlOf("priya"));
    client.send({ type: "end" });
    await sink.until(
      () =>
        sink.reports.at(-1)?.state.phase === "ready" &&
        sink.reports.some(({ events }) => events.some(({ kind }) => kind === "left")),
    );
    const events = sink.reports
      .filter((report) => report.sessionId === sessionId)
      .flatMap((report) => report.events);
    expect(events.map(({ kind }) => kind)).toEqual(["joined", "control_gained", "control_lost", "left"]);
    expect(events.map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
  });
});

function fetchWithin(origin: string, ms: number) {
  return Promise.race([
    stateOf(origin),
    new Promise((_, failed) => setTimeout(() => failed(new Error("timeout")), ms)),
  ]);
}

describe("the room", () => {
  test("two share one wire: control passes in well under 150 ms, and only who has it steers", async () => {
    const { origin, sessionId } = await startSession();
    const [proctor, viewer] = await Promise.all([
      enter(origin, sessionId, priya),
      enter(origin, sessionId, maya),
    ]);
    await Promise.all([proctor.until(isType("token")), viewer.until(controlOf("priya"))]);
    const took: number[] = [];
    for (let round = 0; round < 20; round += 1) {
      const to = round % 2 === 0 ? "maya" : "priya";
      const since = viewer.heard.length;
      const begun = performance.now();
      proctor.send(to === "maya" ? { type: "giveControl", userId: "maya" } : { type: "takeControl" });
      await viewer.until(controlOf(to), since);
      took.push(performance.now() - begun);
    }
    expect(took.toSorted((one, other) => one - other)[10]).toBeLessThan(150);

    proctor.send({ type: "giveControl", userId: "maya" });
    await viewer.until(controlOf("maya"), viewer.heard.length);
    const before = proctor.heard.length;
    proctor.send({ type: "steer", advance: 40, rotate: 0 });
    viewer.send({ type: "steer", advance: 15, rotate: 30 });
    const { wire } = await proctor.until(isType("wire"), before);
    expect(wire).toMatchObject({ path: [0], depth: 25, angle: 30 });
    viewer.send({ type: "takeControl" });
    viewer.send({ type: "changeCase", moduleId: "carotid-stenting", caseId: "carotid-stenting-02" });
    viewer.send({ type: "end" });
    viewer.send({ type: "ask", what: "help" });
    await proctor.until(
      (message): message is Extract<ToPage, { type: "users" }> =>
        message.type === "users" && message.users.some(({ asks }) => asks?.what === "help"),
    );
    expect(await stateOf(origin)).toMatchObject({
      phase: "running",
      caseId: "carotid-stenting-01",
      users: expect.arrayContaining([{ id: "maya", inControl: true }]),
    });
  });

  test("a new connection replaces a dead one, and control is kept", async () => {
    const { origin, sessionId } = await startSession();
    const proctor = await enter(origin, sessionId, priya);
    const first = await enter(origin, sessionId, maya);
    await proctor.until(
      (message): message is ToPage => message.type === "users" && message.users.length === 2,
    );
    proctor.send({ type: "giveControl", userId: "maya" });
    await first.until(controlOf("maya"));
    // Another window of the same person: the first one is told, and does not come back by itself.
    const second = await enter(origin, sessionId, maya);
    await second.until(controlOf("maya"));
    expect(await first.closed).toBe(closeCodes.replaced);
    // The network breaks without a word.
    second.socket.terminate();
    await proctor.until(
      (message): message is ToPage =>
        message.type === "users" && message.users.some(({ id, connected }) => id === "maya" && !connected),
    );
    const third = await enter(origin, sessionId, maya);
    await third.until(controlOf("maya"));
    const since = proctor.heard.length;
    third.send({ type: "steer", advance: 5, rotate: 0 });
    expect((await proctor.until(isType("wire"), since)).wire.depth).toBe(15);
  });

  test("whoever stays away leaves, and a connection that answers no ping is cut off", async () => {
    const { origin, sessionId } = await startSession({ pingMs: 30, graceMs: 60 });
    const proctor = await enter(origin, sessionId, priya);
    const silent = await enter(origin, sessionId, maya);
    await proctor.until(
      (message): message is ToPage => message.type === "users" && message.users.length === 2,
    );
    const since = proctor.heard.length;
    // Reads nothing any longer, and so answers no ping.
    silent.socket.pause();
    await proctor.until(
      (message): message is ToPage => message.type === "users" && message.users.length === 1,
      since,
    );
    silent.socket.resume();
    await silent.closed;
  });

  test("nobody comes in without a token of this machine and session", async () => {
    const { origin, sessionId } = await startSession();
    const tokens = await Promise.all([
      tokenFor(maya, sessionId, { secret: "forged".repeat(8) }),
      tokenFor(maya, sessionId, { secret: key }),
      tokenFor(maya, sessionId, { audience: "cathedra-room:other" }),
      tokenFor(maya, sessionId, { expiresIn: -1 }),
      tokenFor(maya, sessionId, { type: "JWT" }),
      tokenFor(maya, randomUUID()),
      Promise.resolve("nonsense"),
    ]);
    for (const token of tokens) {
      const client = await connectLive(origin, token);
      expect(await client.closed).toBe(closeCodes.refused);
      expect(client.heard).toEqual([]);
    }
    const token = await tokenFor(maya, sessionId);
    await expect(connectLive(origin, token, "http://evil.example")).rejects.toThrow();
  });

  test("a token is renewed on the way, for the same person alone", async () => {
    const { origin, sessionId } = await startSession();
    const client = await enter(origin, sessionId, maya);
    expect((await client.until(isType("token"))).secondsLeft).toBeGreaterThan(290);
    const since = client.heard.length;
    client.send({ type: "token", token: await tokenFor(maya, sessionId, { expiresIn: 900 }) });
    expect((await client.until(isType("token"), since)).secondsLeft).toBeGreaterThan(890);
    client.send({ type: "token", token: await tokenFor(priya, sessionId) });
    expect(await client.closed).toBe(closeCodes.refused);
  });

  test("people are told 300 seconds before the end, told otherwise where it moves, and out at the end", async () => {
    const { origin, sessionId } = await startSession();
    const client = await enter(origin, sessionId, maya);
    await client.until(isType("token"));
    const setEnd = (inMs: number) =>
      askMachine(origin, agentRoutes.setEnd, { version: 1, sessionId, endsAt: Date.now() + inMs });
    const notice = async (inMs: number) => {
      const since = client.heard.length;
      await setEnd(inMs);
      return (await client.until(isType("notice"), since)).secondsLeft;
    };
    expect(await notice(200_000)).toBeGreaterThan(198);
    expect(await notice(3_600_000)).toBe(null);
    const since = client.heard.length;
    await setEnd(300_150);
    expect(
      await client.until(
        (message): message is ToPage => message.type === "notice" && message.secondsLeft === 300,
        since,
      ),
    ).toBeDefined();
    await setEnd(30);
    expect(await client.until(isType("shutdown"))).toEqual({ type: "shutdown", why: "limit" });
    expect(await client.closed).toBe(closeCodes.over);
    expect(await stateOf(origin)).toMatchObject({ phase: "ready" });
  });
});

describe("the frame's files", () => {
  test("are the page and its scripts, for the portal's frame alone, and nothing else", async () => {
    const { origin } = await start();
    const page = await fetch(`${origin}/room/`);
    expect(await page.text()).toContain('data-portal="http://localhost:3000"');
    const policy = page.headers.get("content-security-policy");
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors http://localhost:3000");
    expect(policy).not.toMatch(/unsafe|\*/);
    const seen = new Set<string>();
    const visit = async (url: string): Promise<void> => {
      if (seen.has(url)) return;
      seen.add(url);
      const response = await fetch(url);
      expect([url, response.status, response.headers.get("content-type")]).toEqual([
        url,
        200,
        "text/javascript; charset=utf-8",
      ]);
      const text = await response.text();
      expect(text).not.toMatch(/^(export )?type |^import type /m);
      for (const [, name = ""] of text.matchAll(/(?:\bfrom\s*|^import\s*)"([^"]+)"/gm))
        await visit(new URL(name, url).href);
    };
    await visit(`${origin}/room/js/page/main.ts`);
    expect(seen.size).toBeGreaterThan(8);
    for (const path of [
      "/",
      "/room/js/crypto.ts",
      "/room/js/../simulator.ts",
      "/room/js/page/main.test.ts",
      "/room",
    ])
      expect((await fetch(`${origin}${path}`)).status).toBe(404);
  });
});
