import { randomUUID } from "node:crypto";
import { agentRoutes } from "@cathedra/domain/cloud";
import { describe, expect, test } from "vitest";
import { closeCodes, type ToPage } from "./live-protocol.ts";
import { askMachine, connectLive, key, tokenFor } from "./testing/portal-side.ts";
import { enter, getControl, getState, isType, maya, priya, startSession } from "./testing/running.ts";

describe("the room", () => {
  test("two people share one wire: control can be given and taken, and only the person in control steers", async () => {
    const { origin, sessionId } = await startSession();
    const [proctor, viewer] = await Promise.all([
      enter(origin, sessionId, priya),
      enter(origin, sessionId, maya),
    ]);
    await Promise.all([proctor.until(isType("token")), viewer.until(getControl("priya"))]);
    for (let round = 0; round < 20; round += 1) {
      const to = round % 2 === 0 ? "maya" : "priya";
      const since = viewer.heard.length;
      proctor.send(to === "maya" ? { type: "giveControl", userId: "maya" } : { type: "takeControl" });
      await viewer.until(getControl(to), since);
    }

    proctor.send({ type: "giveControl", userId: "maya" });
    await viewer.until(getControl("maya"), viewer.heard.length);
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
    expect(await getState(origin)).toMatchObject({
      phase: "running",
      caseId: "carotid-stenting-01",
      users: expect.arrayContaining([{ id: "maya", inControl: true, role: "participant" }]),
    });
  });

  test("a new connection replaces a dead one and keeps control", async () => {
    const { origin, sessionId } = await startSession();
    const proctor = await enter(origin, sessionId, priya);
    const first = await enter(origin, sessionId, maya);
    await proctor.until(
      (message): message is ToPage => message.type === "users" && message.users.length === 2,
    );
    proctor.send({ type: "giveControl", userId: "maya" });
    await first.until(getControl("maya"));
    // A second window of the same person replaces the first one, which does not reconnect.
    const second = await enter(origin, sessionId, maya);
    await second.until(getControl("maya"));
    expect(await first.closed).toBe(closeCodes.replaced);
    // The network breaks without a close message.
    second.socket.terminate();
    await proctor.until(
      (message): message is ToPage =>
        message.type === "users" && message.users.some(({ id, connected }) => id === "maya" && !connected),
    );
    const third = await enter(origin, sessionId, maya);
    await third.until(getControl("maya"));
    const since = proctor.heard.length;
    third.send({ type: "steer", advance: 5, rotate: 0 });
    expect((await proctor.until(isType("wire"), since)).wire.depth).toBe(15);
  });

  test("people who stay away leave, and a connection that does not answer pings is closed", async () => {
    // A client that answers pings has enough time for it, even on a busy machine.
    const { origin, sessionId } = await startSession({ pingMs: 300, graceMs: 60 });
    const proctor = await enter(origin, sessionId, priya);
    const silent = await enter(origin, sessionId, maya);
    await proctor.until(
      (message): message is ToPage => message.type === "users" && message.users.length === 2,
    );
    const since = proctor.heard.length;
    // The client stops reading, and therefore answers no ping.
    silent.socket.pause();
    await proctor.until(
      (message): message is ToPage => message.type === "users" && message.users.length === 1,
      since,
    );
    silent.socket.resume();
    await silent.closed;
    // A page cannot see protocol pings, so it gets messages.
    await proctor.until(isType("beat"));
  });

  test("a token of this machine and session is required", async () => {
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

  test("a person who loses the proctor role loses it at once, whatever their token says", async () => {
    const { origin, sessionId } = await startSession();
    const token = await tokenFor(priya, sessionId);
    const [removed, viewer] = [await connectLive(origin, token), await enter(origin, sessionId, maya)];
    await viewer.until(getControl("priya"));
    const tell = (role: "participant" | null, at = Date.now()) =>
      askMachine(origin, agentRoutes.setRoles, { version: 1, sessionId, at, roles: [{ id: "priya", role }] });
    expect((await tell("participant")).body).toMatchObject({
      users: [{ id: "priya", role: "participant", inControl: false }, { id: "maya" }],
    });
    removed.send({ type: "changeCase", moduleId: "carotid-stenting", caseId: "carotid-stenting-02" });
    removed.send({ type: "takeControl" });
    removed.send({ type: "end" });
    // Using the same token in another window or for a renewal does not restore the role.
    const again = await connectLive(origin, token);
    again.send({ type: "token", token });
    again.send({ type: "end" });
    await again.until(isType("token"), 5);
    expect(await getState(origin)).toMatchObject({
      phase: "running",
      caseId: "carotid-stenting-01",
      users: [{ id: "priya", role: "participant", inControl: false }, { id: "maya" }],
    });
    // A token issued after the change of roles determines the role again.
    again.send({ type: "token", token: await tokenFor(priya, sessionId, { issuedAt: Date.now() + 1 }) });
    await viewer.until(getControl("priya"), viewer.heard.length);
  });

  test("a removed person cannot return, even with a valid token", async () => {
    const { origin, sessionId } = await startSession();
    const token = await tokenFor(maya, sessionId);
    const [proctor, client] = [await enter(origin, sessionId, priya), await connectLive(origin, token)];
    await client.until(getControl("priya"));
    const roles = [{ id: "maya", role: null }];
    const message = { version: 1, sessionId, at: Date.now(), roles };
    const told = await askMachine(origin, agentRoutes.setRoles, message);
    expect(told).toMatchObject({ status: 200, body: { users: [{ id: "priya" }] } });
    expect(await client.closed).toBe(closeCodes.refused);
    expect(await (await connectLive(origin, token)).closed).toBe(closeCodes.refused);
    // A removal that is older than the person's new token does not remove them again.
    const later = await tokenFor(maya, sessionId, { issuedAt: Date.now() + 5 });
    const back = await connectLive(origin, later);
    await back.until(isType("token"));
    await askMachine(origin, agentRoutes.setRoles, message);
    expect(await getState(origin)).toMatchObject({ users: [{ id: "priya" }, { id: "maya" }] });
    const other = { ...message, sessionId: randomUUID() };
    expect((await askMachine(origin, agentRoutes.setRoles, other)).status).toBe(409);
    proctor.socket.close();
  });

  test("a token can be renewed during the connection, only for the same person", async () => {
    const { origin, sessionId } = await startSession();
    const client = await enter(origin, sessionId, maya);
    expect((await client.until(isType("token"))).secondsLeft).toBeGreaterThan(290);
    const since = client.heard.length;
    client.send({ type: "token", token: await tokenFor(maya, sessionId, { expiresIn: 900 }) });
    expect((await client.until(isType("token"), since)).secondsLeft).toBeGreaterThan(890);
    client.send({ type: "token", token: await tokenFor(priya, sessionId) });
    expect(await client.closed).toBe(closeCodes.refused);
  });

  test("people are warned 300 seconds before the end, informed of changes to it, and removed at the end", async () => {
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
    await setEnd(301_000);
    expect(
      await client.until(
        (message): message is ToPage => message.type === "notice" && message.secondsLeft === 300,
        since,
      ),
    ).toBeDefined();
    await setEnd(30);
    expect(await client.until(isType("shutdown"))).toEqual({ type: "shutdown", why: "limit" });
    expect(await client.closed).toBe(closeCodes.over);
    expect(await getState(origin)).toMatchObject({ phase: "ready" });
  });
});
