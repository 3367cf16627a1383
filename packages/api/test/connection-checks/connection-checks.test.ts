import { isCheckToken, machineKey, roomKey } from "@cathedra/domain/cloud";
import { cast } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { signingPort } from "../../src/modules/machines/public.ts";
import { anEvent } from "../events/event-builders.ts";
import { machine } from "../machines/silent-machine.ts";
import { setUpCastApp } from "../support/cast-app.ts";
import { accept } from "../vouchers/voucher-builders.ts";
import { eventConnections, goodFacts, ownCheck, saveCheck, targetQuery } from "./checks.ts";

const portal = setUpCastApp();

type Target = { readonly connectionTarget: { readonly url: string; readonly token: string } | null };
type OfEvent = {
  readonly getEventResourceAccessVoucherById: {
    readonly connections: readonly {
      readonly first_name: string;
      readonly check: { readonly verdict: string } | null;
    }[];
  };
};
const connections = async (who: typeof cast.maya, id: number) =>
  (await portal.get<OfEvent>(who, eventConnections, { id })).getEventResourceAccessVoucherById.connections;

test("a connection target exists only while a machine is on, and its token is accepted by that machine", async () => {
  expect((await portal.get<Target>(cast.maya, targetQuery)).connectionTarget).toBeNull();
  const { vmId: id } = await machine(portal, "idle");
  const { connectionTarget: target } = await portal.get(cast.maya, targetQuery);
  expect(target?.url).toMatch(/^https?:\/\/[^/]+$/);
  const secret = portal.config.machines?.fleetSecret ?? "";
  const key = roomKey(signingPort, machineKey(signingPort, secret, id));
  const token = target?.token ?? "";
  const now = Number(token.split(".")[0]) * 1000 - 60_000;
  expect(isCheckToken(signingPort, key, id, { token, now })).toBe(true);
  expect(isCheckToken(signingPort, key, id, { token, now: now + 61_000 })).toBe(false);
});

test("the portal derives the verdict from the measured facts, and a new check replaces the previous one", async () => {
  await portal.get(cast.maya, saveCheck, { facts: { ...goodFacts, roundTripMs: 400 } });
  expect(await portal.get(cast.maya, ownCheck)).toEqual({ connectionCheck: { verdict: "bad" } });
  await Promise.all(Array.from({ length: 6 }, () => portal.get(cast.maya, saveCheck, { facts: goodFacts })));
  expect(await portal.get(cast.maya, ownCheck)).toEqual({ connectionCheck: { verdict: "good" } });
  const { rows } = await sql`select from connection_check where user_id = ${cast.maya.userId}`.execute(
    portal.database.db,
  );
  expect(rows).toHaveLength(1);
});

test.each([
  { target: "elsewhere" },
  { roundTripMs: -1 },
  { downMbit: 1e9 },
  { browser: "x".repeat(101) },
  { missing: Array.from({ length: 11 }, () => "a") },
])("implausible measurements are refused: %o", async (wrong) => {
  const { errors } = await portal.ask(cast.maya, saveCheck, { facts: { ...goodFacts, ...wrong } });
  expect(errors?.[0]?.extensions.code).toBe("INVALID_INPUT");
});

test("an organizer sees the connection checks of the participants, nobody else does, and they expire after a week", async () => {
  const { id, code } = await anEvent(portal, { organizers: [cast.priya.email] });
  await accept(portal, cast.maya, code);
  await accept(portal, cast.tomas, code);
  await portal.get(cast.maya, saveCheck, { facts: goodFacts });
  expect(await connections(cast.priya, id)).toEqual([
    { first_name: "Maya", check: { verdict: "good" } },
    { first_name: "Tomás", check: null },
  ]);
  expect(await connections(cast.maya, id)).toEqual([]);
  await sql`update connection_check set checked_at = checked_at - interval '8 days'`.execute(
    portal.database.db,
  );
  expect((await connections(cast.priya, id))[0]).toEqual({ first_name: "Maya", check: null });
});
