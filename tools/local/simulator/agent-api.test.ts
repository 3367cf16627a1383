import { randomUUID } from "node:crypto";
import { agentRoutes, machineKey } from "@cathedra/domain/cloud";
import { describe, expect, test, vi } from "vitest";
import { behaviourPath } from "./agent-api.ts";
import { nodeSigning } from "./crypto.ts";
import { aStart, askMachine, startReportSink } from "./testing/portal-side.ts";
import {
  behave,
  enter,
  getControl,
  getState,
  phaseBecomes,
  priya,
  start,
  startSession,
  stops,
} from "./testing/running.ts";

describe("the agent", () => {
  test("the agent accepts a start once, runs it through its steps, and forgets an ended session", async () => {
    const { origin } = await start({ startMs: 200 });
    expect(await askMachine(origin, agentRoutes.health)).toMatchObject({ status: 200, isSigned: true });
    const request = aStart();
    const [one, two] = await Promise.all([1, 2].map(() => askMachine(origin, agentRoutes.start, request)));
    expect([one?.status, two?.status]).toEqual([200, 200]);
    expect(await getState(origin)).toMatchObject({
      phase: "starting",
      sessionId: request.sessionId,
      // On a busy machine the first step may be over by now.
      step: expect.stringMatching(/^(?:boot|module)$/),
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
    // A delayed copy of a start must not begin an ended session.
    expect((await askMachine(origin, agentRoutes.start, request)).status).toBe(409);
    expect((await askMachine(origin, agentRoutes.start, aStart())).status).toBe(200);
  });

  test("the agent refuses requests that are unsigned, forged, old, repeated or for another machine's key", async () => {
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
    expect(await getState(origin)).toMatchObject({ phase: "ready" });
    const { headers } = await ask({});
    expect(await ask({ headers: { ...headers } })).toMatchObject({
      status: 401,
      body: { error: { code: "REPLAYED" } },
    });
    const forged = await askMachine(origin, agentRoutes.end, request, { headers: { ...headers } });
    expect(forged.body).toEqual({ error: { code: "WRONG_SIGNATURE" } });
  });

  test("the agent refuses a body that is invalid or too long", async () => {
    const { origin } = await start();
    expect((await askMachine(origin, agentRoutes.start, { ...aStart(), version: 2 })).status).toBe(400);
    expect(
      (await askMachine(origin, agentRoutes.start, "x".repeat(300_000)).catch(() => ({ status: 413 })))
        .status,
    ).toBe(413);
    expect((await askMachine(origin, { method: "GET", path: "/agent/v1/none" })).status).toBe(404);
  });

  test("the agent fails, hangs, crashes, sends nonsense, is silent or runs an unrequested session, on request", async () => {
    const onCrash = vi.fn();
    const { origin } = await start({ behaviour: "fail", onCrash });
    const failing = aStart();
    await askMachine(origin, agentRoutes.start, failing);
    await phaseBecomes(origin, "failed");
    expect(await getState(origin)).toMatchObject({
      sessionId: failing.sessionId,
      why: expect.stringContaining("licence"),
    });
    await askMachine(origin, agentRoutes.end, { version: 1, sessionId: failing.sessionId });
    await behave(origin, "crash");
    await askMachine(origin, agentRoutes.start, aStart());
    await vi.waitFor(() => expect(onCrash).toHaveBeenCalledOnce(), { timeout: 15_000, interval: 10 });
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
    await vi.waitFor(
      async () => expect(await getState(other.origin)).toMatchObject({ step: "module" }),
      15_000,
    );
    const strange = await start({ behaviour: "foreign" });
    expect(await getState(strange.origin)).toMatchObject({ phase: "running", moduleId: "unknown" });
  });

  test("the agent reports every change and every room event once, despite outages of the portal", async () => {
    const sink = await startReportSink();
    stops.push(sink.stop);
    sink.failNext(2);
    const { origin, sessionId } = await startSession({ reportTo: sink.url });
    const client = await enter(origin, sessionId, priya);
    await client.until(getControl("priya"));
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

  test("the agent reports at once after its clock was set back", async () => {
    const sink = await startReportSink();
    stops.push(sink.stop);
    let behind = 0;
    const { origin, sessionId } = await startSession({ reportTo: sink.url, now: () => Date.now() - behind });
    await sink.until(() => sink.reports.at(-1)?.state.phase === "running");
    behind = 30_000;
    const client = await enter(origin, sessionId, priya);
    await client.until(getControl("priya"));
    await sink.until(() => sink.reports.some(({ events }) => events.some(({ kind }) => kind === "joined")));
  });
});

function fetchWithin(origin: string, ms: number) {
  return Promise.race([
    getState(origin),
    new Promise((_, failed) => setTimeout(() => failed(new Error("timeout")), ms)),
  ]);
}
