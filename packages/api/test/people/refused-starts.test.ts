import { type CastPerson, cast, customerOf } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { deleteOldFailedRequests } from "../../src/modules/failed-requests/public.ts";
import { systemClock } from "../../src/ports/clock.ts";
import { addMachines, addVoucher, caseOfTests, setUpFleet, startMutation } from "../machines/fleet.ts";
import type { Caller } from "../support/cast-app.ts";

const fleet = setUpFleet();
const { maya, tomas, aiko, helena, ingrid, priya } = cast;

beforeEach(async () => {
  await fleet.emptyFleet();
  await fleet.app.flushFailures();
  await sql`delete from refused_start`.execute(fleet.db);
});

const startsOf = async (who: Caller, { keycloakId }: Pick<CastPerson, "keycloakId">) => {
  await fleet.app.flushFailures();
  const { personHistory } = await fleet.get(
    who,
    "query ($id: ID!) { personHistory(id: $id) { starts { what thingKind thingId case event machine kind step reason } } }",
    { id: keycloakId },
  );
  return personHistory.starts;
};
const kept = async () => {
  await fleet.app.flushFailures();
  const { rows } = await sql<{
    code: string;
    kind: string;
  }>`select kind, code from refused_start order by kind, code`.execute(fleet.db);
  return rows;
};
const startCase = (who: CastPerson, voucherId: number) =>
  fleet.ask(who, startMutation, { ...caseOfTests, voucherId });

describe("refused starts (9.061)", () => {
  test("a refused start without a free machine is listed with its step and reason, and counts on staff's home", async () => {
    const voucherId = await addVoucher(fleet.db, [maya, tomas]);
    await startCase(maya, voucherId);
    const [start] = await startsOf(ingrid, maya);
    expect(start).toMatchObject({
      kind: "refused",
      step: "find",
      reason: "no simulator was free",
      machine: null,
      event: null,
    });
    expect(start?.what).not.toBe("");
    expect(start?.case).toBe(start?.what);
    // A refused start can be checked again as things are now.
    const { startCheck } = await fleet.get(
      ingrid,
      "query ($who: ID!, $kind: StartKind!, $id: ID!) { startCheck(personId: $who, kind: $kind, id: $id) { name code } }",
      { who: maya.keycloakId, kind: start?.thingKind, id: start?.thingId },
    );
    expect(startCheck).toEqual({ name: start?.what, code: "NO_FREE_MACHINE" });
    expect(await startsOf(ingrid, tomas)).toEqual([]);
    const { failedStarts } = await fleet.get(
      ingrid,
      "{ failedStarts { count starts { cause what machine person { keycloak_id } } } }",
    );
    expect(failedStarts).toEqual({
      count: 1,
      starts: [
        {
          cause: "NO_FREE_MACHINE",
          what: start?.what,
          machine: null,
          person: { keycloak_id: maya.keycloakId },
        },
      ],
    });
  });

  test("each kind of start stores its reason: an ended voucher, a foreign event, a missing course or exercise", async () => {
    const ended = await addVoucher(fleet.db, [maya], { validTo: new Date("2026-01-02T00:00:00Z") });
    await addMachines(fleet, 1);
    await startCase(maya, ended);
    await startCase(tomas, ended);
    await fleet.ask(
      maya,
      `mutation ($v: Int!) { startCloudCaseEvent(voucherId: $v, moduleId: "m", caseId: "c") { id } }`,
      { v: ended },
    );
    await fleet.ask(maya, "mutation { enrollUserInCourse(courseId: 999999) { goto_url } }");
    await fleet.ask(
      maya,
      'mutation { createSimulatorLaunch(id: "00000000-0000-4000-8000-000000000001", exerciseId: 999999) { id } }',
    );
    expect(await kept()).toEqual([
      { kind: "case", code: "VOUCHER_EXPIRED" },
      { kind: "case", code: "VOUCHER_NOT_ACCEPTED" },
      { kind: "course", code: "COURSE_NOT_OPEN" },
      { kind: "event", code: "NOT_IN_EVENT" },
      { kind: "exercise", code: "EXERCISE_GONE" },
    ]);
    expect((await startsOf(ingrid, maya)).map(({ step }) => step)).toEqual(
      Array.from({ length: 4 }, () => "check"),
    );
  });

  test("a successful start is not listed", async () => {
    await addMachines(fleet, 1);
    await startCase(maya, await addVoucher(fleet.db, [maya]));
    expect(await kept()).toEqual([]);
  });

  test("admins see only refused starts on their institution's vouchers", async () => {
    await startCase(aiko, await addVoucher(fleet.db, [aiko], { customerId: customerOf("northgate").id }));
    await startCase(aiko, await addVoucher(fleet.db, [aiko], { customerId: customerOf("lakeside").id }));
    expect(await startsOf(ingrid, aiko)).toHaveLength(2);
    expect(await startsOf(helena, aiko)).toHaveLength(1);
    const refused = await fleet.ask(priya, `{ personHistory(id: "${aiko.keycloakId}") { starts { kind } } }`);
    expect(refused.errors?.[0]?.extensions.code).toBe("NOT_FOUND");
  });

  test("repeated refusals of a person are stored five times a minute and a hundred times a day", async () => {
    // The clock moves on, so that starts of earlier tests belong to another minute.
    fleet.time.ahead += 61_000;
    const voucherId = await addVoucher(fleet.db, [tomas, maya, helena]);
    await Promise.all(Array.from({ length: 9 }, () => startCase(tomas, voucherId)));
    await startCase(maya, voucherId);
    expect(await kept()).toHaveLength(6);
    await sql`insert into refused_start (at, user_id, kind, thing, what, code)
      select now(), ${helena.userId}, 'case', 'x', 'x', 'NO_FREE_MACHINE' from generate_series(1, 100)`.execute(
      fleet.db,
    );
    await startCase(helena, voucherId);
    expect(await kept()).toHaveLength(106);
  });

  test("an id that cannot be stored does not prevent storing other people's refusals", async () => {
    const voucherId = await addVoucher(fleet.db, [ingrid]);
    await fleet.ask(priya, startMutation, { ...caseOfTests, caseId: "a\0b\ud800", voucherId });
    await startCase(ingrid, voucherId);
    expect((await kept()).map(({ code }) => code)).toContain("NO_FREE_MACHINE");
  });

  test("the worker deletes refused starts older than 30 days", async () => {
    await sql`insert into refused_start (at, user_id, kind, thing, what, code)
      select now() - days * interval '1 day', ${maya.userId}, 'case', 'x', 'x', 'NO_FREE_MACHINE'
      from generate_series(29, 31, 2) as days`.execute(fleet.db);
    await deleteOldFailedRequests(fleet.db, systemClock());
    expect(await kept()).toHaveLength(1);
  });
});
