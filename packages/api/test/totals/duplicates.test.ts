import { randomUUID } from "node:crypto";
import type { LocalDate, RecordId } from "@cathedra/domain";
import type { LogbookRecord } from "@cathedra/domain/logbook";
import type { LogbookCaseCount, LogbookDouble, LogbookDoublesPage } from "@cathedra/graphql-schema";
import { aRecord, type CastPerson, cast, demoRecords, getCustomer, getGroup } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { saved, typing } from "../logbook/save-helpers.ts";
import { setUpCastApp } from "../support/cast-app.ts";
import { statementsOf } from "../support/statements.ts";
import { today } from "../support/world.ts";
import {
  caseCountsQuery,
  caseOfColleagueQuery,
  caseVariables,
  doublesQuery,
  setDoubleMutation,
} from "./fields.ts";

const getId = (name: string) => `4ec04d00-0000-4000-8000-0000000d0b${name}` as RecordId;

const one = aRecord({ id: getId("01"), optionalIdentifier: "maya's own note" });
const bystanders = demoRecords(today);
const other = (record: LogbookRecord, differs: (each: LogbookRecord) => boolean) => {
  const found = bystanders.find((each) => each.customerId === record.customerId && differs(each));
  if (found === undefined) throw new Error("no such record");
  return found;
};

/** Maya's and Tomás's records of one case in their group, and a fellow's of the same case in another group of Northgate. */
const tomas = { ...one, id: getId("02"), createdBy: cast.tomas.userId, participantIds: [cast.tomas.userId] };
const fellow = { ...tomas, id: getId("03"), groupId: getGroup("irFellows").id };
/** Each differs from the case in one thing. */
const others = [
  { ...one, id: getId("11"), dateOfProcedure: "2026-03-03" as LocalDate },
  { ...one, id: getId("12"), hospital: other(one, ({ hospital }) => hospital !== one.hospital).hospital },
  {
    ...one,
    id: getId("13"),
    procedure: other(one, ({ procedure }) => procedure.code !== one.procedure.code).procedure,
  },
  {
    ...one,
    id: getId("14"),
    attending: other(one, ({ attending }) => attending.id !== one.attending.id).attending,
  },
];
/** The same record twice at another institution. */
const atLakeside = {
  ...other({ ...one, customerId: getCustomer("lakeside").id }, () => true),
  id: getId("21"),
};
const againAtLakeside = { ...atLakeside, id: getId("22"), createdAt: atLakeside.createdAt };

/** More records of one case than are paired with each other, in an earlier year. */
const manyOfOneCase = Array.from({ length: 22 }, (_, at) => ({
  ...one,
  id: getId(`${60 + at}`),
  dateOfProcedure: "2023-05-05" as LocalDate,
}));

const portal = setUpCastApp([one, tomas, fellow, ...others, ...manyOfOneCase, atLakeside, againAtLakeside]);

beforeEach(() => sql`delete from logbook_double_decision`.execute(portal.database.db).then(() => {}));

const page = async (who: CastPerson, variables: object = {}) =>
  (await portal.get<{ logbookDoubles: LogbookDoublesPage }>(who, doublesQuery, variables)).logbookDoubles;
const pairs = async (who: CastPerson, dismissed = false) =>
  (await page(who, { dismissed })).pairs.map(({ first, second }) => [first.id, second.id]);
const counts = async (who: CastPerson, groupId?: number) =>
  (
    await portal.get<{ logbookCaseCounts: LogbookCaseCount[] }>(who, caseCountsQuery, { groupId })
  ).logbookCaseCounts.map(({ customer, group, entries, procedures }) => [
    customer.name,
    group?.name ?? null,
    entries,
    procedures,
  ]);
const dismiss = async (who: CastPerson, first: string, second: string, isDismissed = true) => {
  const variables = { first, second, isDismissed };
  return portal.ask<{ setLogbookDoubleDismissed: LogbookDouble }>(who, setDoubleMutation, variables);
};
const getCode = ({ errors }: Awaited<ReturnType<typeof dismiss>>) => errors?.[0]?.extensions.code;

test("pairs of a case are shown to the admins of its group, across groups to those of its institution, and to no one else", async () => {
  expect(await pairs(cast.priya)).toEqual([[one.id, tomas.id]]);
  expect(await pairs(cast.george)).toEqual([
    [one.id, tomas.id],
    [one.id, fellow.id],
    [tomas.id, fellow.id],
  ]);
  const ofLakeside = [[atLakeside.id, againAtLakeside.id]];
  expect(await pairs(cast.helena)).toEqual(ofLakeside);
  expect(await pairs(cast.lukas)).toEqual(ofLakeside);
  // Their writers and people who oversee everything have no programme.
  for (const who of [cast.maya, cast.tomas, cast.ruth]) expect(await pairs(who)).toEqual([]);
  expect((await portal.ask(cast.nils, doublesQuery)).errors?.[0]?.extensions.code).toBe("FORBIDDEN");
});

test("a writer learns that a colleague of a group of theirs has logged a case, and no more; another case, group or institution is not told", async () => {
  const isLogged = async (who: CastPerson, record: LogbookRecord) =>
    (await portal.get<{ logbookCaseOfColleague: boolean }>(who, caseOfColleagueQuery, caseVariables(record)))
      .logbookCaseOfColleague;
  expect(await isLogged(cast.maya, one)).toBe(true);
  expect(await isLogged(cast.tomas, one)).toBe(true);
  // Maya alone has these: her own record is no colleague's.
  for (const record of others) {
    expect(await isLogged(cast.maya, record)).toBe(false);
    expect(await isLogged(cast.tomas, record)).toBe(true);
  }
  expect(await isLogged(cast.maya, atLakeside)).toBe(false);
  // A member of another institution's groups, and somebody without any group.
  expect(await isLogged(cast.lukas, one)).toBe(false);
  expect(await isLogged(cast.ruth, one)).toBe(false);
  const attending = "not an id";
  const variables = { ...caseVariables(one), attending };
  expect(await portal.get(cast.maya, caseOfColleagueQuery, variables)).toEqual({
    logbookCaseOfColleague: false,
  });
  expect((await portal.ask(cast.nils, caseOfColleagueQuery, variables)).errors?.[0]?.extensions.code).toBe(
    "FORBIDDEN",
  );
});

test("a page of pairs is one statement beside the caller's, with their number and both records as the caller may see them", async () => {
  const first = await page(cast.george, { limit: 2 });
  expect(first.totalCount).toBe(3);
  expect(first.pairs.map(({ first, second }) => [first.createdBy?.keycloak_id, second.groupName])).toEqual([
    [cast.maya.keycloakId, "IR Residents"],
    [cast.maya.keycloakId, "IR Fellows"],
  ]);
  expect(first.pairs[0]?.first.optionalIdentifier).toBe(null);
  expect((await page(cast.george, { limit: 2, offset: 2 })).pairs.map(({ id }) => id)).toEqual([
    `${tomas.id}:${fellow.id}`,
  ]);
  expect(await statementsOf(() => page(cast.george))).toHaveLength(2);
});

test("a pair is dismissed and suspected again, by whom and when each time, with an audit row each; the records stay as they are", async () => {
  const { db } = portal.database;
  const rows = () => sql`select * from logbook_record order by id`.execute(db).then(({ rows }) => rows);
  const before = await rows();
  // In either order of the ids.
  const dismissed = await dismiss(cast.priya, tomas.id, one.id);
  expect(dismissed.data?.setLogbookDoubleDismissed).toMatchObject({
    id: `${one.id}:${tomas.id}`,
    isDismissed: true,
    decidedBy: { keycloak_id: cast.priya.keycloakId },
    decidedAt: expect.any(String),
  });
  expect(await pairs(cast.priya)).toEqual([]);
  expect(await pairs(cast.priya, true)).toEqual([[one.id, tomas.id]]);
  expect(await pairs(cast.george, true)).toEqual([[one.id, tomas.id]]);
  // Said again, it stays the first one's decision.
  const again = await dismiss(cast.george, one.id, tomas.id);
  expect(again.data?.setLogbookDoubleDismissed.decidedBy?.keycloak_id).toBe(cast.priya.keycloakId);
  const restored = await dismiss(cast.george, one.id, tomas.id, false);
  expect(restored.data?.setLogbookDoubleDismissed).toMatchObject({
    isDismissed: false,
    decidedBy: { keycloak_id: cast.george.keycloakId },
  });
  expect(await pairs(cast.priya)).toEqual([[one.id, tomas.id]]);
  expect(await rows()).toEqual(before);
  const audited = await db
    .selectFrom("audit_log")
    .select(["action", "actor_id", "customer_id"])
    .where("subject", "=", one.id)
    .orderBy("id")
    .execute();
  expect(audited).toEqual([
    { action: "logbook.double_dismissed", actor_id: cast.priya.userId, customer_id: one.customerId },
    { action: "logbook.double_restored", actor_id: cast.george.userId, customer_id: one.customerId },
  ]);
});

test("records whose attending was typed, in whatever case, are compared as those of a listed one", async () => {
  const save = async (who: CastPerson, name: string) =>
    (await saved(portal, who, typing(name, { clientKey: randomUUID() }))).id;
  const first = await save(cast.maya, "Newcomer, Ada");
  const second = await save(cast.tomas, "NEWCOMER, ADA");
  try {
    expect(await pairs(cast.priya)).toContainEqual([first, second].toSorted());
  } finally {
    await sql`delete from logbook_record where id in (${first}, ${second})`.execute(portal.database.db);
  }
});

test("only admins of both records decide, and only on a suspected double", async () => {
  const { db } = portal.database;
  expect(getCode(await dismiss(cast.priya, one.id, fellow.id))).toBe("NOT_FOUND");
  expect(getCode(await dismiss(cast.helena, one.id, tomas.id))).toBe("NOT_FOUND");
  expect(getCode(await dismiss(cast.aiko, one.id, tomas.id))).toBe("NOT_FOUND");
  expect(getCode(await dismiss(cast.maya, one.id, tomas.id))).toBe("FORBIDDEN");
  expect(getCode(await dismiss(cast.ruth, one.id, tomas.id))).toBe("FORBIDDEN");
  for (const { id } of [...others, one, { id: getId("ff") }, { id: "not an id" }])
    expect(getCode(await dismiss(cast.george, one.id, id))).toBe("NOT_FOUND");
  const { rows } = await sql`select * from logbook_double_decision`.execute(db);
  expect(rows).toEqual([]);
});

test("a case that several people logged is one procedure of the programme, until somebody says otherwise", async () => {
  const own = (who: CastPerson) => counts(who);
  expect(await own(cast.george)).toEqual([["Northgate University Hospital", null, 7, 5]]);
  expect(await own(cast.priya)).toEqual([["Northgate University Hospital", "IR Residents", 6, 5]]);
  expect(await own(cast.maya)).toEqual([]);
  expect(await counts(cast.ruth, one.groupId)).toEqual(await own(cast.priya));
  expect(await counts(cast.george, fellow.groupId)).toEqual([
    ["Northgate University Hospital", "IR Fellows", 1, 1],
  ]);
  for (const who of [cast.maya, cast.helena, cast.lukas]) expect(await counts(who, one.groupId)).toEqual([]);
  expect(await counts(cast.george, 999_999)).toEqual([]);
  // The fellow's is the third of the case for the institution: it is one of its own once both others are dismissed.
  await dismiss(cast.george, one.id, fellow.id);
  expect(await own(cast.george)).toEqual([["Northgate University Hospital", null, 7, 5]]);
  await dismiss(cast.george, tomas.id, fellow.id);
  expect(await own(cast.george)).toEqual([["Northgate University Hospital", null, 7, 6]]);
  await dismiss(cast.george, one.id, tomas.id);
  expect(await own(cast.george)).toEqual([["Northgate University Hospital", null, 7, 7]]);
  expect(await own(cast.priya)).toEqual([["Northgate University Hospital", "IR Residents", 6, 6]]);
  await dismiss(cast.george, one.id, tomas.id, false);
  expect(await own(cast.priya)).toEqual([["Northgate University Hospital", "IR Residents", 6, 5]]);
});

test("cases of twelve whole months are compared and counted, and no others", async () => {
  const { db } = portal.database;
  const past = "2025-03-01" as LocalDate;
  await sql`update logbook_record set date_of_procedure = ${past} where id in (${one.id}, ${tomas.id}, ${fellow.id})`.execute(
    db,
  );
  try {
    expect(await pairs(cast.george)).toEqual([]);
    expect(await counts(cast.george)).toEqual([["Northgate University Hospital", null, 4, 4]]);
    const until = async (to: string) => {
      const found = await page(cast.george, { to });
      const { logbookCaseCounts } = await portal.get<{ logbookCaseCounts: LogbookCaseCount[] }>(
        cast.george,
        caseCountsQuery,
        { to },
      );
      return [found.totalCount, logbookCaseCounts[0]?.entries, logbookCaseCounts[0]?.procedures];
    };
    expect(await until("2025-02-28")).toEqual([0, 0, 0]);
    expect(await until("2025-03-01")).toEqual([3, 3, 1]);
    expect(await until("2026-02-28")).toEqual([3, 3, 1]);
    expect(await until("2026-03-01")).toEqual([0, 0, 0]);
    // Of 22 records of one case, twenty are paired; all of them are counted.
    expect(await until("2023-05-31")).toEqual([190, 22, 1]);
  } finally {
    await sql`update logbook_record set date_of_procedure = ${one.dateOfProcedure} where id in (${one.id}, ${tomas.id}, ${fellow.id})`.execute(
      db,
    );
  }
});
