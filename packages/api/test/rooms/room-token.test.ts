import type { MachineId } from "@cathedra/domain";
import { machineKey, readRoomTokenClaims, roomAudience, roomKey, roomToken } from "@cathedra/domain/cloud";
import { cast } from "@cathedra/test-fixtures";
import { jwtVerify } from "jose";
import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { signingPort } from "../../src/modules/machines/agent/signing-port.ts";
import { fleetSecret } from "../machines/fake-agents.ts";
import { addEvent, addVoucher, setUpFleet } from "../machines/fleet.ts";
import { statementsOf } from "../support/statements.ts";
import { unbranded } from "../support/unbranded.ts";
import { emptyFleet, runningSession, tokenQuery } from "./room-helpers.ts";

const fleet = setUpFleet();
beforeEach(() => emptyFleet(fleet));

const { maya, tomas, aiko, priya, george, ruth } = cast;
type Issued = { cloudCaseRoomToken: { token: string; role: string; expires_at: string } };

const enter = async (who: typeof maya, sessionId: string) => {
  const { data, errors } = await fleet.ask<Issued>(who, tokenQuery, { sessionId });
  return data?.cloudCaseRoomToken ?? errors?.[0]?.extensions.code;
};
const roleOf = async (who: typeof maya, sessionId: string) => {
  const issued = await enter(who, sessionId);
  return typeof issued === "object" ? issued.role : issued;
};

/** Verifies the token as the machine does. */
const verified = (token: string, machine: MachineId) =>
  jwtVerify(
    token,
    new TextEncoder().encode(roomKey(signingPort, machineKey(signingPort, fleetSecret, machine))),
    {
      algorithms: [roomToken.algorithm],
      typ: roomToken.type,
      issuer: roomToken.issuer,
      audience: roomAudience(machine),
      requiredClaims: ["exp"],
    },
  );

test("the person who started a case gets a five-minute token for that session and machine, in one statement (4.007)", async () => {
  const voucherId = await addVoucher(fleet.db, [maya]);
  const { machine, sessionId } = await runningSession(fleet, { by: maya, voucherId });
  const before = Date.now();
  const { cloudCaseRoomToken: issued } = await fleet.get(maya, tokenQuery, { sessionId });
  const { payload } = await verified(issued.token, machine);
  expect(readRoomTokenClaims(payload)).toEqual({
    sub: maya.keycloakId,
    name: "Maya Lindqvist",
    role: "proctor",
    sid: sessionId,
    iat: expect.any(Number),
    exp: Date.parse(issued.expires_at) / 1000,
  });
  const lifetime = Date.parse(issued.expires_at) - before;
  expect(lifetime).toBeGreaterThan((roomToken.lifetimeSeconds - 1) * 1000);
  expect(lifetime).toBeLessThan((roomToken.lifetimeSeconds + 5) * 1000);
  expect(await statementsOf(() => fleet.get(maya, tokenQuery, { sessionId }))).toHaveLength(2);
});

test("a token is refused by every other machine", async () => {
  const voucherId = await addVoucher(fleet.db, [maya, tomas]);
  const one = await runningSession(fleet, { by: maya, voucherId });
  const other = await runningSession(fleet, { by: tomas, voucherId });
  const { cloudCaseRoomToken: issued } = await fleet.get(maya, tokenQuery, one);
  await expect(verified(issued.token, other.machine)).rejects.toThrow();
  await expect(verified(issued.token, one.machine)).resolves.toBeDefined();
});

test("a single person's room does not exist for others, including administrators (4.021, X32)", async () => {
  const { sessionId } = await runningSession(fleet, {
    by: maya,
    voucherId: await addVoucher(fleet.db, [maya, tomas]),
  });
  for (const who of [tomas, aiko, priya, george, ruth]) expect(await enter(who, sessionId)).toBe("NOT_FOUND");
  expect(await enter(maya, "4ec04d00-0000-4000-8000-000000000000")).toBe("NOT_FOUND");
  expect(await enter(maya, "no id at all")).toBe("NOT_FOUND");
});

test("organizers are proctors of an event whoever started it, and those who accepted it are participants (3.025, 3.026, 3.006)", async () => {
  const event = await addEvent(fleet.db, new Date(), [priya.email.toLowerCase()]);
  await unbranded(fleet.db)
    .insertInto("voucher_user")
    .values({ voucher_id: event, user_id: maya.userId })
    .execute();
  const { sessionId } = await runningSession(fleet, { by: priya, voucherId: event, isEvent: true });
  expect(await roleOf(priya, sessionId)).toBe("proctor");
  expect(await roleOf(george, sessionId)).toBe("proctor");
  expect(await roleOf(maya, sessionId)).toBe("participant");
  for (const who of [tomas, aiko, ruth]) expect(await roleOf(who, sessionId)).toBe("NOT_FOUND");
  await sql`update resource_access_voucher set archived_at = now() where id = ${event}`.execute(fleet.db);
  expect(await roleOf(priya, sessionId)).toBe("NOT_FOUND");
});

test("a session that has not begun or has ended has no room", async () => {
  const voucherId = await addVoucher(fleet.db, [maya]);
  const { machine, sessionId } = await runningSession(fleet, { by: maya, voucherId });
  for (const status of ["desired", "idle", "starting", "off"] as const) {
    await sql`update vm set status = ${status}, session_started_at = null, session_ends_at = null
      where id = ${machine}`.execute(fleet.db);
    expect(await enter(maya, sessionId)).toBe("NOT_FOUND");
  }
});

test("a person without a name is shown by their address", async () => {
  const nameless = { ...tomas, firstName: "", lastName: "" };
  const { machine, sessionId } = await runningSession(fleet, {
    by: tomas,
    voucherId: await addVoucher(fleet.db, [tomas]),
  });
  await sql`update app_user set first_name = '', last_name = '' where id = ${tomas.userId}`.execute(fleet.db);
  const { cloudCaseRoomToken: issued } = await fleet.get(nameless, tokenQuery, { sessionId });
  const { payload } = await verified(issued.token, machine);
  expect(readRoomTokenClaims(payload)?.name).toBe(tomas.email);
});
