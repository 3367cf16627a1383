import { randomUUID } from "node:crypto";
import { type CastPerson, cast } from "@cathedra/test-fixtures";
import { beforeAll, expect, test } from "vitest";
import { setUpCastApp } from "../support/cast-app.ts";
import { statementsOf } from "../support/statements.ts";
import { unbranded } from "../support/unbranded.ts";
import { accept } from "../vouchers/voucher-builders.ts";
import { addMachines, anEvent, archiveMutation, toRefusal } from "./event-builders.ts";

const person = "keycloak_id first_name last_name email";
const reportQuery = `query ($id: Int!) { eventReport(voucherId: $id) {
  voucherId name institution eventAt durationInSeconds absent { ${person} }
  people { person { ${person} } isOrganizer joinedAt leftAt presentInSeconds controlInSeconds }
  cases { moduleId moduleName caseId caseName startedAt endedAt }
} }`;

const portal = setUpCastApp();
beforeAll(async () => {
  await addMachines(portal, 3);
});

const began = Date.parse("2026-03-02T12:00:00Z");
const after = (minutes: number) => new Date(began + minutes * 60_000);

/** A session of an hour with the events that its machine reported. */
async function aSession(
  voucherId: number,
  told: readonly (readonly [minutes: number, kind: string, who: CastPerson | null, caseId?: string])[],
) {
  const { db } = portal.database;
  const { id: vmId } = await db.selectFrom("vm").select("id").limit(1).executeTakeFirstOrThrow();
  const id = randomUUID();
  await unbranded(db)
    .insertInto("vm_session")
    .values({
      id,
      vm_id: vmId,
      voucher_id: voucherId,
      user_id: cast.priya.userId,
      kind: "event",
      module_id: "carotid-stenting",
      case_id: "carotid-stenting-01",
      limit_s: 3600,
      started_at: after(0),
      ends_at: after(60),
      ended_at: after(60),
      end_reason: "ENDED",
      used_s: 3600,
    })
    .execute();
  const rows = told.map(([minutes, kind, who, caseId], at) => ({
    session_id: id,
    seq: at + 1,
    at: after(minutes),
    kind: kind as "joined",
    user_id: who?.userId ?? null,
    case_id: caseId ?? null,
  }));
  if (rows.length > 0) await unbranded(db).insertInto("vm_session_event").values(rows).execute();
}

test("a report lists attendance, durations, control times, absent people and the cases that were run", async () => {
  const event = await anEvent(portal, { organizers: [cast.priya.email] });
  for (const who of [cast.maya, cast.tomas]) await accept(portal, who, event.code);
  await aSession(event.id, [
    [0, "joined", cast.priya],
    [0, "control_gained", cast.priya],
    [5, "joined", cast.maya],
    [10, "control_lost", cast.priya],
    [10, "control_gained", cast.maya],
    [20, "case_changed", cast.priya, "carotid-stenting-02"],
    [30, "left", cast.maya],
  ]);
  const { eventReport } = await portal.get(cast.priya, reportQuery, {
    id: event.id,
  });
  expect(eventReport).toMatchObject({
    voucherId: event.id,
    name: event.name,
    institution: "Northgate University Hospital",
    people: [
      {
        person: { email: cast.priya.email },
        isOrganizer: true,
        joinedAt: after(0).toISOString(),
        leftAt: after(60).toISOString(),
        presentInSeconds: 3600,
        controlInSeconds: 600,
      },
      {
        person: { email: cast.maya.email },
        isOrganizer: false,
        joinedAt: after(5).toISOString(),
        leftAt: after(30).toISOString(),
        presentInSeconds: 1500,
      },
    ],
    absent: [{ email: cast.tomas.email }],
    cases: [
      { caseId: "carotid-stenting-01", startedAt: after(0).toISOString(), endedAt: after(20).toISOString() },
      { caseId: "carotid-stenting-02", startedAt: after(20).toISOString(), endedAt: after(60).toISOString() },
    ],
  });
});

test("administrators who may read the report see its link, also after the event is archived", async () => {
  const event = await anEvent(portal, {}, cast.george);
  const query = `query ($id: Int!) {
    getEventResourceAccessVoucherAsAdmin(voucherId: $id) { hasStarted viewerCanReadReport }
  }`;
  const isOffered = async (who: CastPerson) =>
    (await portal.get<Record<string, unknown>>(who, query, { id: event.id }))
      .getEventResourceAccessVoucherAsAdmin;
  expect(await isOffered(cast.george)).toEqual({ hasStarted: false, viewerCanReadReport: true });
  await aSession(event.id, []);
  await portal.get(cast.ruth, archiveMutation, { id: event.id });
  for (const who of [cast.george, cast.ruth]) {
    expect(await isOffered(who)).toEqual({ hasStarted: true, viewerCanReadReport: true });
  }
  const others = await anEvent(portal, { inHours: 96 });
  expect(toRefusal(await portal.ask(cast.george, reportQuery, { id: others.id })).code).toBe("NOT_FOUND");
  const seen = { getEventResourceAccessVoucherAsAdmin: { hasStarted: false, viewerCanReadReport: false } };
  expect(await portal.get(cast.george, query, { id: others.id })).toEqual(seen);
});

test("organizers can read it after archiving too, with as few statements for 25 people as for none", async () => {
  const event = await anEvent(portal, { organizers: [cast.priya.email] });
  await accept(portal, cast.maya, event.code);
  const read = () => portal.get(cast.priya, reportQuery, { id: event.id });
  const few = await statementsOf(read);
  await portal.get(cast.ruth, archiveMutation, { id: event.id });
  expect(toRefusal(await portal.ask(cast.maya, reportQuery, { id: event.id })).code).toBe("FORBIDDEN");
  expect(toRefusal(await portal.ask(cast.aiko, reportQuery, { id: event.id }))).toEqual(
    toRefusal(await portal.ask(cast.aiko, reportQuery, { id: 999_999 })),
  );
  await aSession(
    event.id,
    Object.values(cast).map((who) => [1, "joined", who] as const),
  );
  expect(await read()).toMatchObject({ eventReport: { absent: [] } });
  expect(await statementsOf(read)).toHaveLength(few.length);
});
