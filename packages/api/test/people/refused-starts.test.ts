import { type CastPerson, cast, getCustomer } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { deleteOldFailedRequests } from "../../src/modules/failed-requests/public.ts";
import { systemClock } from "../../src/ports/clock.ts";
import { aCourse, aSpace } from "../courses/learning.ts";
import {
  addEvent,
  addMachines,
  addVoucher,
  caseOfTests,
  setUpFleet,
  startMutation,
} from "../machines/fleet.ts";
import type { Caller } from "../support/cast-app.ts";

const fleet = setUpFleet();
const { maya, tomas, aiko, helena, ingrid, priya } = cast;

beforeEach(async () => {
  await fleet.emptyFleet();
  await fleet.app.flushFailures();
  await sql`delete from refused_start`.execute(fleet.db);
  await sql`delete from failed_request`.execute(fleet.db);
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
    await startCase(aiko, await addVoucher(fleet.db, [aiko], { customerId: getCustomer("northgate").id }));
    await startCase(aiko, await addVoucher(fleet.db, [aiko], { customerId: getCustomer("lakeside").id }));
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

describe("what a failed request was to start (9.061, 9.062)", () => {
  type Tried = { readonly kind: string; readonly name: string | null; readonly refusal: string | null };
  const triedBy = async ({ keycloakId }: Pick<CastPerson, "keycloakId">) => {
    await fleet.app.flushFailures();
    const { failedRequests, personHistory } = await fleet.get<{
      failedRequests: { requests: readonly { code: string; start: Tried | null }[] };
      personHistory: { failures: readonly { start: Tried | null }[] };
    }>(
      ingrid,
      `query ($id: ID!) {
        failedRequests(personId: $id) { requests { code start { kind name refusal } } }
        personHistory(id: $id) { failures { start { kind name refusal } } }
      }`,
      { id: keycloakId },
    );
    expect(personHistory.failures.map(({ start }) => start)).toEqual(
      failedRequests.requests.map(({ start }) => start),
    );
    return failedRequests.requests;
  };
  /** Carries out starts while a table that they read is missing. */
  const whileBroken = async (act: () => Promise<unknown>) => {
    await sql`alter table vm rename to vm_away`.execute(fleet.db);
    try {
      await act();
    } finally {
      await sql`alter table vm_away rename to vm`.execute(fleet.db);
    }
  };
  const nameOfCase = async () =>
    (
      await sql<{ name: string }>`select name from cloud_case where id = ${caseOfTests.caseId}`.execute(
        fleet.db,
      )
    ).rows[0]?.name;

  test("a start that the portal failed names its case in the log, on staff's home, and first on the person's page", async () => {
    fleet.time.ahead += 61_000;
    const voucherId = await addVoucher(fleet.db, [maya, tomas]);
    await startCase(tomas, voucherId);
    await whileBroken(() => startCase(maya, voucherId));
    const name = await nameOfCase();
    expect(await triedBy(maya)).toEqual([{ code: "INTERNAL", start: { kind: "case", name, refusal: null } }]);
    expect(await triedBy(tomas)).toEqual([]);
    expect((await startsOf(ingrid, maya))[0]).toMatchObject({
      what: name,
      thingKind: "case",
      thingId: caseOfTests.caseId,
      kind: "failed",
      step: "request",
      reason: "an error in the portal, which a system administrator can look into",
    });
    const choices = async (of: CastPerson) =>
      (
        await fleet.get(
          ingrid,
          "query ($id: ID!) { startChoices(personId: $id, kind: case) { id failedAt failedReason } }",
          { id: of.keycloakId },
        )
      ).startChoices[0];
    expect(await choices(maya)).toEqual({
      id: caseOfTests.caseId,
      failedAt: expect.any(String),
      failedReason: "an error in the portal, which a system administrator can look into",
    });
    expect((await choices(tomas))?.failedReason).toBe("no simulator was free");
    const { failedStarts } = await fleet.get(ingrid, "{ failedStarts { count starts { cause what } } }");
    expect(failedStarts).toEqual({
      count: 2,
      starts: [
        { cause: "INTERNAL", what: name },
        { cause: "NO_FREE_MACHINE", what: name },
      ],
    });
  });

  test("administrators of an institution do not read failures of the portal", async () => {
    const voucherId = await addVoucher(fleet.db, [aiko], { customerId: getCustomer("lakeside").id });
    await whileBroken(() => startCase(aiko, voucherId));
    expect(await startsOf(ingrid, aiko)).toHaveLength(1);
    expect(await startsOf(helena, aiko)).toEqual([]);
  });

  test("a refusal that hides the thing has the reason of the rule; a request that starts nothing has no start", async () => {
    const voucherId = await addVoucher(fleet.db, [maya]);
    await startCase(tomas, voucherId);
    await fleet.ask(tomas, "{ feedback { total } }");
    expect(await triedBy(tomas)).toEqual([
      { code: "FORBIDDEN", start: null },
      {
        code: "NOT_FOUND",
        start: { kind: "case", name: await nameOfCase(), refusal: "VOUCHER_NOT_ACCEPTED" },
      },
    ]);
  });

  test("each kind of thing is named, and one that is gone is not", async () => {
    const space = await aSpace(fleet);
    const course = await aCourse(fleet, space.id, { name: "Stent grafts" });
    const exercise = await sql<{ id: number; name: string }>`
      with module as (
        insert into simulator_module (code, version, name, result_format_version)
        values ('stents', '1.0', 'Stents', '1') returning id
      )
      insert into simulator_exercise (module_id, code, name, position, definition)
      select id, 'one', 'First stent', 1, '{}' from module
      returning id, name`.execute(fleet.db);
    const event = await addEvent(fleet.db, new Date());
    const tried = [
      ["event", event],
      ["course", course],
      ["exercise", exercise.rows[0]?.id],
      ["course", "999999999999"],
    ] as const;
    for (const [kind, thing] of tried)
      await sql`insert into failed_request (at, request_id, user_id, operation, code, status, duration_ms, start_kind, start_thing)
        values (now(), ${kind}, ${maya.userId}, 'start', 'INTERNAL', 500, 1, ${kind}, ${String(thing)})`.execute(
        fleet.db,
      );
    expect((await triedBy(maya)).map(({ start }) => [start?.kind, start?.name])).toEqual([
      ["course", null],
      ["exercise", "First stent"],
      ["course", "Stent grafts"],
      ["event", "Stroke afternoon"],
    ]);
  });
});
