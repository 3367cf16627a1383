import { randomUUID } from "node:crypto";
import { instant, type MachineId, type SessionId } from "@cathedra/domain";
import { machineKey, verifyResponse } from "@cathedra/domain/cloud";
import { cast } from "@cathedra/test-fixtures";
import { describe, expect, test } from "vitest";
import { signingPort } from "../../src/modules/machines/agent/signing-port.ts";
import { unbranded } from "../support/unbranded.ts";
import { fleetSecret, report, run, signedReport } from "./fake-agents.ts";
import { addMachines, addVoucher, caseOfTests, machineRow, setUpFleet } from "./fleet.ts";

const fleet = setUpFleet();

const ready = (id: string) => ({ version: 1 as const, machineId: id as MachineId, phase: "ready" as const });
const send = ({ url, body, headers }: ReturnType<typeof signedReport>) =>
  fleet.app.inject({ method: "POST", url, headers, payload: body });
const machine = async () => (await addMachines(fleet, 1))[0] as MachineId;

test("a report is accepted by its signature, and the answer is signed too", async () => {
  const id = await machine();
  await fleet.db.updateTable("vm").set({ look_again_at: null }).where("id", "=", id).execute();
  const nonce = randomUUID();
  const answer = await send(signedReport({ id, state: ready(id), nonce }));
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ version: 1, acknowledged: 0 });
  const key = machineKey(signingPort, fleetSecret, id);
  const signature = answer.headers["x-cathedra-signature"] as string;
  expect(verifyResponse(signingPort, key, { nonce, status: 200, body: answer.body }, signature)).toBe(true);
  expect((await machineRow(fleet.db, id)).look_again_at).not.toBeNull();
});

describe("a refused report changes nothing", () => {
  test("if it is signed by another machine, late, repeated, altered or unsigned", async () => {
    const [id, other] = [await machine(), await machine()];
    const good = signedReport({ id, state: ready(id) });
    const unsigned = Object.fromEntries(
      Object.entries(good.headers).filter(([name]) => !name.endsWith("signature")),
    );
    const refused = [
      signedReport({ id, state: ready(id), signer: other }),
      signedReport({ id, state: ready(id), timestamp: Date.now() - 61_000 }),
      { ...good, body: good.body.replace("ready", "Ready") },
      { ...good, headers: unsigned },
      { ...good, headers: { ...good.headers, "x-cathedra-machine": other } },
      { ...good, headers: { ...good.headers, "x-cathedra-machine": "somebody" } },
    ];
    for (const each of refused) expect((await send(each as typeof good)).statusCode).toBe(401);
    expect((await send(good)).statusCode).toBe(200);
    expect((await send(good)).statusCode).toBe(401);
  });

  test("if it was made before the latest report that any process received", async () => {
    const id = await machine();
    const at = Date.now();
    const made = (timestamp: number) => signedReport({ id, state: ready(id), timestamp });
    const [old, one, other] = [made(at - 1), made(at), made(at)];
    for (const each of [one, other]) expect((await send(each)).statusCode).toBe(200);
    for (const each of [old, one, other]) expect((await send(each)).statusCode).toBe(401);
    expect((await send(made(at + 1))).statusCode).toBe(200);
    const { report_at, report_nonces } = await machineRow(fleet.db, id);
    expect([Number(report_at), report_nonces.length]).toEqual([at + 1, 1]);
  });

  test("if the database could not store its content", async () => {
    const id = await machine();
    const event = { seq: 1, at: instant(5), kind: "joined", userId: cast.maya.keycloakId };
    const told = (wrong: object) =>
      send(
        signedReport({
          id,
          state: ready(id),
          sessionId: randomUUID() as SessionId,
          events: [{ ...event, ...wrong }] as never,
        }),
      );
    for (const wrong of [{ seq: 2 ** 31 }, { userId: "ma\0ya" }, { userId: "\ud800" }, { at: 8.64e15 }])
      expect((await told(wrong)).statusCode, JSON.stringify(wrong)).toBe(400);
    expect((await told({ seq: 2 ** 31 - 1, at: 253_402_300_799_999 })).statusCode).toBe(200);
  });

  test("if it is about another machine, malformed, oversized or from a machine outside the fleet", async () => {
    const [id, other] = [await machine(), await machine()];
    expect((await send(signedReport({ id, state: ready(other) }))).statusCode).toBe(400);
    const nonsense = signedReport({ id, state: { phase: "asleep" } as never });
    expect((await send(nonsense)).statusCode).toBe(400);
    const stranger = randomUUID() as MachineId;
    expect((await send(signedReport({ id: stranger, state: ready(stranger) }))).statusCode).toBe(404);
    const long = signedReport({ id, state: ready(id), sessionId: "x".repeat(300_000) as SessionId });
    expect((await send(long)).statusCode).toBe(413);
  });
});

test("room events of the machine's own session are stored once and then acknowledged", async () => {
  const [id, other] = [await machine(), await machine()];
  const sessionId = randomUUID() as SessionId;
  const { maya } = cast;
  const at = instant(Date.now());
  const joined = { seq: 1, at, kind: "joined" as const, userId: maya.keycloakId };
  const changed = { seq: 2, at, kind: "case_changed" as const, userId: maya.keycloakId };
  const events = [joined, { ...changed, ...caseOfTests, caseId: "carotid-stenting-02" }] as never;
  const agent = fleet.agents.machine(id);
  run(agent, sessionId, caseOfTests);
  const acknowledged = async (of = agent, told: object = {}) =>
    (await report(fleet.app, of, { sessionId, events, ...told })).json().acknowledged;
  expect(await acknowledged()).toBe(0);
  const voucherId = await addVoucher(fleet.db, [maya]);
  const startedAt = new Date();
  const session = (getSession: string, endedAt: Date | null) =>
    unbranded(fleet.db)
      .insertInto("vm_session")
      .values({
        id: getSession,
        vm_id: id,
        voucher_id: voucherId,
        user_id: maya.userId,
        kind: "single_user",
        module_id: caseOfTests.moduleId,
        case_id: caseOfTests.caseId,
        limit_s: 3600,
        started_at: startedAt,
        ends_at: new Date(startedAt.getTime() + 3_600_000),
        ...(endedAt && { ended_at: endedAt, end_reason: "ended", used_s: 0 }),
      })
      .execute();
  const earlier = randomUUID();
  await session(earlier, startedAt);
  expect(await acknowledged()).toBe(0);
  await session(sessionId, null);
  expect(await acknowledged()).toBe(2);
  expect(await acknowledged()).toBe(2);
  expect(await acknowledged(agent, { events: [{ ...joined, seq: 3, kind: "left" }] })).toBe(3);
  const stranger = fleet.agents.machine(other);
  expect(await acknowledged(stranger)).toBe(0);
  const stored = await fleet.db
    .selectFrom("vm_session_event")
    .select(["seq", "kind", "user_id", "case_id"])
    .where("session_id", "in", [sessionId, earlier as SessionId])
    .orderBy("seq")
    .execute();
  expect(stored).toEqual([
    { seq: 1, kind: "joined", user_id: maya.userId, case_id: null },
    { seq: 2, kind: "case_changed", user_id: maya.userId, case_id: "carotid-stenting-02" },
    { seq: 3, kind: "left", user_id: maya.userId, case_id: null },
  ]);
});

test("the report is part of the documentation of the REST routes", async () => {
  const { paths } = (await fleet.app.inject("/api/openapi.json")).json();
  expect(
    paths["/api/agent/v1/report"].post.requestBody.content["application/json"].schema.required,
  ).toContain("state");
});
