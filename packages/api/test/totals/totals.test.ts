import type { GroupId, LocalDate } from "@cathedra/domain";
import type { LogbookRecord, Target } from "@cathedra/domain/logbook";
import type { LogbookGroupTotals, LogbookTotals, LogbookTotalsGroups } from "@cathedra/graphql-schema";
import {
  type CastPerson,
  cast,
  demoRecords,
  demoTargets,
  getCustomer,
  getGroup,
  people,
} from "@cathedra/test-fixtures";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { setUpCastApp } from "../support/cast-app.ts";
import { statementsOf } from "../support/statements.ts";
import { unbranded } from "../support/unbranded.ts";
import { today } from "../support/world.ts";
import { groupTotalsQuery, totalsGroupsQuery, totalsQuery } from "./fields.ts";
import { computeMedian, countBy, countsTowards, getCases, type Search } from "./naive-totals.ts";

const records = withOddPeople(demoRecords(today));
const northgate = getCustomer("northgate").id;
const lakeside = getCustomer("lakeside").id;

const portal = setUpCastApp(records);

/** Some records have participants without a role, and some do not list their creator. */
function withOddPeople(all: readonly LogbookRecord[]): readonly LogbookRecord[] {
  return all.map((record, index) => {
    if (index % 11 === 0) {
      return { ...record, participants: record.participants.map((part) => ({ ...part, role: null })) };
    }
    return index % 17 === 0 ? { ...record, participants: record.participants.slice(1) } : record;
  });
}

type Asked = {
  readonly participant?: string;
  readonly from?: string | undefined;
  readonly to?: string;
  readonly groupId?: number | undefined;
};
const totalsOf = async (who: CastPerson, asked: Asked = {}): Promise<LogbookTotals> =>
  (await portal.get<{ logbookTotals: LogbookTotals }>(who, totalsQuery, asked)).logbookTotals;
const getCode = async (who: CastPerson, query: string, variables: object): Promise<unknown> =>
  (await portal.ask(who, query, variables)).errors?.map(({ message, extensions: { code } }) => ({
    message,
    code,
  }));

function expectCounts(totals: LogbookTotals, person: CastPerson, search: Search): void {
  const cases = getCases(records, person, search);
  expect(totals.cases).toBe(cases.length);
  const days = cases.map(({ record }) => record.dateOfProcedure).toSorted();
  expect([totals.firstDay, totals.lastDay]).toEqual([days[0] ?? null, days.at(-1) ?? null]);
  expect(
    Object.fromEntries(totals.months.map(({ month, role, cases: n }) => [`${month} ${role}`, n])),
  ).toEqual(countBy(cases, ({ record, role }) => `${record.dateOfProcedure.slice(0, 7)}-01 ${role}`));
  expect(Object.fromEntries(totals.procedures.map(({ procedure, cases: n }) => [procedure.code, n]))).toEqual(
    countBy(cases, ({ record }) => record.procedure.code),
  );
  for (const row of totals.procedures) {
    const own = cases.filter(({ record }) => record.procedure.code === row.procedure.code);
    expect(row.procedure).toEqual(own[0]?.record.procedure);
    expect(Object.fromEntries(row.roles.map(({ role, cases: n }) => [String(role), n]))).toEqual(
      countBy(own, ({ role }) => String(role)),
    );
    for (const dose of ["doseTime", "doseDap", "doseSkin", "doseCtdi", "doseDlp"] as const) {
      const wanted = computeMedian(own, dose);
      expect(row[dose].cases).toBe(wanted.cases);
      if (wanted.median === null) expect(row[dose].median).toBeNull();
      else expect(row[dose].median).toBeCloseTo(wanted.median, 6);
    }
  }
}

const someDay = fc
  .integer({ min: 0, max: 900 })
  .map((back) => new Date(Date.parse(today) - back * 86_400_000).toISOString().slice(0, 10) as LocalDate);

test("all numbers equal a recount, for everyone, any period and any group", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...people.filter(({ logbook }) => logbook)),
      fc.option(someDay, { nil: undefined }),
      someDay,
      fc.option(fc.constantFrom(1, 2, 4), { nil: undefined }),
      async (person, one, other, groupId) => {
        const isTurned = one !== undefined && one > other;
        const [from, to] = isTurned ? [other, one] : [one, other];
        const totals = await totalsOf(person, { from, to, groupId });
        expectCounts(totals, person, { from, to, groupId: groupId as GroupId | undefined });
      },
    ),
    { numRuns: 40 },
  );
});

test("progress equals a recount over the target's own period", async () => {
  const seen = new Set<string>();
  for (const person of [cast.maya, cast.tomas, cast.aiko]) {
    for (const to of [today, "2026-06-30" as LocalDate, "2025-12-31" as LocalDate]) {
      const { targets } = await totalsOf(person, { to, from: to });
      expect(targets.length).toBeGreaterThan(5);
      for (const { target, done, remaining } of targets) {
        const rule = demoTargets.find(({ id }) => id === target.id);
        if (rule === undefined) throw new Error(target.id);
        const from = sinceOf(rule, to);
        expect(done).toBe(
          getCases(records, person, { from, to }).filter((one) => countsTowards(rule, one)).length,
        );
        expect(remaining).toBe(Math.max(rule.minimum - done, 0));
      }
      for (const { state } of targets) seen.add(state);
    }
  }
  expect([...seen].toSorted()).toEqual(["behind", "onTrack", "reached"]);
});

test("a person's targets that are behind are listed by distance, the furthest first", async () => {
  const query = `{ logbookTargetsBehind { count asOf targets { target { id } done expected state } } }`;
  const counts = [];
  for (const person of [cast.maya, cast.tomas, cast.aiko]) {
    const { targets, asOf } = await totalsOf(person);
    const behind = targets.filter(({ state }) => state === "behind");
    const { logbookTargetsBehind: answer } = await portal.get(person, query);
    if (answer == null) throw new Error("whoever has a logbook has an answer");
    expect(answer).toMatchObject({ count: behind.length, asOf });
    expect(answer.targets).toHaveLength(Math.min(behind.length, 3));
    const shares = behind.map(({ done, expected }) => done / expected).toSorted((a, b) => a - b);
    expect(answer.targets.map(({ done, expected }) => done / expected)).toEqual(shares.slice(0, 3));
    for (const { target, ...figures } of answer.targets)
      expect(behind.find(({ target: { id } }) => id === target.id)).toMatchObject(figures);
    counts.push(behind.length);
  }
  expect(Math.max(...counts)).toBeGreaterThan(0);
  expect(await portal.get(cast.nils, query)).toEqual({ logbookTargetsBehind: null });
  expect(await statementsOf(() => portal.get(cast.maya, query))).toHaveLength(2);
});

function sinceOf({ span }: Pick<Target, "span">, to: LocalDate): LocalDate | undefined {
  if (span === "training") return undefined;
  const year = Number(to.slice(0, 4));
  if (span === "calendarYear") return `${year}-01-01` as LocalDate;
  return `${to.slice(5) < "07-01" ? year - 1 : year}-07-01` as LocalDate;
}

describe("access to Maya's totals", () => {
  const asked = { participant: cast.maya.keycloakId, to: today };

  test.each([
    ["the admin of her group", cast.priya],
    ["the admin of her institution", cast.george],
    ["sys_admin", cast.ruth],
  ])("%s sees the same totals as Maya", async (_, who) => {
    const own = await totalsOf(cast.maya, { to: today });
    expect(await totalsOf(who, asked)).toEqual(own);
    expect(own.cases).toBeGreaterThan(100);
  });

  test.each([
    ["a learner of her group", cast.tomas],
    ["an admin of another institution", cast.helena],
    ["an admin of another institution's group", cast.lukas],
    ["support", cast.ingrid],
  ])("%s is told that Maya does not exist", async (_, who) => {
    const refused = await getCode(who, totalsQuery, asked);
    expect(refused).toEqual([expect.objectContaining({ code: "NOT_FOUND" })]);
    expect(refused).toEqual(await getCode(who, totalsQuery, { participant: "nobody\u0000 at all" }));
    expect(refused).toEqual(await getCode(who, totalsQuery, { participant: "nobody" }));
  });

  test("a person without a logbook is refused", async () => {
    expect(await getCode(cast.nils, totalsQuery, {})).toEqual([
      expect.objectContaining({ code: "FORBIDDEN" }),
    ]);
    expect(await getCode(cast.nils, totalsGroupsQuery, {})).toEqual([
      expect.objectContaining({ code: "FORBIDDEN" }),
    ]);
  });
});

test("an admin's numbers cover only the institution, and the person's own cover everything", async () => {
  // Tomás moves to Lakeside, and comes back with Aiko's cases.
  const { db } = portal.database;
  const moved = getGroup("endovascularTrainees").id;
  await db
    .insertInto("customer_group_member")
    .values({ group_id: moved, user_id: cast.tomas.userId, role: "learner" })
    .execute();
  const ofAiko = records.find(({ createdBy }) => createdBy === cast.aiko.userId)?.id ?? "";
  await unbranded(db)
    .updateTable("logbook_participant")
    .set({ user_id: cast.tomas.userId })
    .where("record_id", "=", ofAiko)
    .where("user_id", "=", cast.aiko.userId)
    .execute();
  try {
    const asked = { participant: cast.tomas.keycloakId, to: today };
    const [own, atNorthgate, atLakeside] = await Promise.all([
      totalsOf(cast.tomas, asked),
      totalsOf(cast.priya, asked),
      totalsOf(cast.lukas, asked),
    ]);
    expect(own.cases).toBe(atNorthgate.cases + atLakeside.cases);
    expect(atLakeside.groups.map(({ id }) => id)).toEqual([moved]);
    const getCustomers = (totals: LogbookTotals) =>
      new Set(totals.targets.map(({ target }) => target.customerId));
    expect(getCustomers(own)).toEqual(new Set([northgate, lakeside]));
    expect([...getCustomers(atLakeside)]).toEqual([lakeside]);
    // The other institution's admin sees no more than the group's own admin.
    expect(await totalsOf(cast.helena, asked)).toEqual(atLakeside);
  } finally {
    await db
      .deleteFrom("customer_group_member")
      .where("group_id", "=", moved)
      .where("user_id", "=", cast.tomas.userId)
      .execute();
    await unbranded(db)
      .updateTable("logbook_participant")
      .set({ user_id: cast.aiko.userId })
      .where("record_id", "=", ofAiko)
      .where("user_id", "=", cast.tomas.userId)
      .execute();
  }
  expect(await getCode(cast.helena, totalsQuery, { participant: cast.tomas.keycloakId })).toEqual([
    expect.objectContaining({ code: "NOT_FOUND" }),
  ]);
});

describe("the trainees of a group", () => {
  const residents = getGroup("irResidents").id;
  const overview = async (who: CastPerson, variables: object): Promise<LogbookGroupTotals> =>
    (await portal.get<{ logbookGroupTotals: LogbookGroupTotals }>(who, groupTotalsQuery, variables))
      .logbookGroupTotals;

  test("the trainees of a group are listed against its targets with the same numbers as on their own pages", async () => {
    const found = await overview(cast.priya, { groupId: residents, to: today });
    expect(found.trainees.map(({ person }) => person.first_name)).toEqual(["Tomás", "Maya"]);
    expect(found.totalCount).toBe(2);
    for (const { person, progress, cases, lastDay } of found.trainees) {
      const own = await totalsOf(cast.priya, { participant: person.keycloak_id ?? "", to: today });
      expect([cases, lastDay]).toEqual([own.cases, own.lastDay]);
      const ofGroup = own.targets.filter(({ target }) => found.targets.some(({ id }) => id === target.id));
      expect(progress).toEqual(ofGroup);
    }
    expect(found.targets.every(({ groupId }) => groupId === null || groupId === residents)).toBe(true);
  });

  test("the trainees of a group are paginated by last name", async () => {
    const first = await overview(cast.george, { groupId: residents, limit: 1 });
    const second = await overview(cast.george, { groupId: residents, limit: 1, offset: 1 });
    expect([first, second].map(({ trainees }) => trainees.map(({ person }) => person.last_name))).toEqual([
      ["Herrera"],
      ["Lindqvist"],
    ]);
    const wrong = await portal.ask(cast.george, groupTotalsQuery, {
      groupId: residents,
      limit: 501,
      offset: -1,
    });
    expect(wrong.errors?.[0]?.extensions.fields).toMatchObject([{ path: "limit" }, { path: "offset" }]);
  });

  test("the trainees of a group do not exist for people who do not administer them, like a missing group", async () => {
    for (const who of [cast.maya, cast.helena, cast.lukas, cast.ingrid]) {
      const refused = await getCode(who, groupTotalsQuery, { groupId: residents });
      expect(refused).toEqual([expect.objectContaining({ code: "NOT_FOUND" })]);
      expect(refused).toEqual(await getCode(who, groupTotalsQuery, { groupId: 999_999 }));
    }
  });

  test.each([
    [cast.maya, []],
    [cast.priya, [{ name: "IR Residents", trainees: 2 }]],
    [
      cast.george,
      [
        { name: "IR Fellows", trainees: 6 },
        { name: "IR Residents", trainees: 2 },
        { name: "Neurointervention", trainees: 3 },
      ],
    ],
  ])(
    "the trainees of a group are listed with the number of trainees for people who are responsible for them: %#",
    async (who, groups) => {
      const { logbookTotalsGroups } = await portal.get<{ logbookTotalsGroups: LogbookTotalsGroups }>(
        who,
        totalsGroupsQuery,
      );
      expect(logbookTotalsGroups.groups.map(({ name, trainees }) => ({ name, trainees }))).toEqual(groups);
      expect(logbookTotalsGroups.totalCount).toBe(groups.length);
    },
  );

  test("a page of groups has the requested size", async () => {
    const { logbookTotalsGroups } = await portal.get(cast.ruth, totalsGroupsQuery, { limit: 2, offset: 1 });
    expect(logbookTotalsGroups).toMatchObject({ totalCount: 5, groups: [{}, {}] });
  });
});

test("totals take two statements beside the caller's for any number of people", async () => {
  const count = async (who: CastPerson, query: string, variables: object) =>
    (await statementsOf(() => portal.get(who, query, variables))).length;
  const noCase = { to: "1990-01-01" };
  expect([await count(cast.maya, totalsQuery, {}), await count(cast.maya, totalsQuery, noCase)]).toEqual([
    3, 3,
  ]);
  expect(await count(cast.priya, totalsQuery, { participant: cast.maya.keycloakId })).toBe(3);
  const group = { groupId: getGroup("irResidents").id };
  expect([
    await count(cast.priya, groupTotalsQuery, { ...group, limit: 1 }),
    await count(cast.priya, groupTotalsQuery, group),
  ]).toEqual([3, 3]);
  expect(await count(cast.george, totalsGroupsQuery, {})).toBe(2);
});
