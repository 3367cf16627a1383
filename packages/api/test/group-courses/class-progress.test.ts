import { instant } from "@cathedra/domain";
import {
  type CompletionStatus,
  hasNoRecentActivity,
  isBehind,
  medianProgress,
  overallPercentage,
} from "@cathedra/domain/learning";
import { cast } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { type Caller, setUpCastApp } from "../support/cast-app.ts";
import { statementsOf } from "../support/statements.ts";
import { unbranded } from "../support/unbranded.ts";
import { getIds, irResidents, setCourses } from "./group-course-helpers.ts";

const [eva1 = 0, eva2 = 0, cardio = 0] = getIds("EVA-101", "EVA-201", "CAR-101");
const activeAt = new Date("2026-11-20T09:30:00.000Z");
const [earlier, muchEarlier] = [new Date("2026-11-19T08:00:00.000Z"), new Date("2026-10-01T08:00:00.000Z")];

const portal = setUpCastApp();
beforeAll(async () => {
  await setCourses(portal, irResidents, [eva1, eva2, cardio]);
  const db = unbranded(portal.database.db);
  // A person whose progress was never read.
  await db
    .insertInto("customer_group_member")
    .values({ group_id: irResidents, user_id: cast.elif.userId, role: "learner" })
    .execute();
  const enrolled = { user_id: cast.maya.userId, total_time_s: 60 };
  await db.deleteFrom("course_enrolment").execute();
  await db.deleteFrom("progress_reading").execute();
  await db
    .insertInto("course_enrolment")
    .values([
      { ...enrolled, course_id: eva1, status: "in_progress", percentage: 40, last_active_at: activeAt },
      // Another person of the class without one of the courses, and one of another institution in the same courses.
      {
        ...enrolled,
        user_id: cast.tomas.userId,
        course_id: eva1,
        status: "failed",
        percentage: 7,
        missing_since: activeAt,
      },
      { ...enrolled, user_id: cast.aiko.userId, course_id: eva1, status: "completed", percentage: 99 },
      { ...enrolled, course_id: eva2, status: "completed", percentage: 100, last_active_at: activeAt },
      // Progress in a course that the group does not have.
      { ...enrolled, course_id: getIds("EVA-301")[0] ?? 0, status: "completed", percentage: 100 },
    ])
    .execute();
  await db
    .insertInto("progress_reading")
    .values([
      { user_id: cast.maya.userId, asked_at: activeAt, read_at: activeAt },
      { user_id: cast.tomas.userId, asked_at: earlier, read_at: earlier },
      { user_id: cast.aiko.userId, asked_at: muchEarlier, read_at: muchEarlier },
    ])
    .execute();
});

type Class = {
  readonly customerGroup: { readonly name: string };
  readonly totalCount: number;
  readonly courses: readonly { readonly id: number; readonly name: string; readonly isUsable: boolean }[];
  readonly people: readonly {
    readonly person: { readonly email: string; readonly last_name: string };
    readonly role: string;
    readonly readAt: string | null;
    readonly statuses: readonly string[];
    readonly percentages: readonly number[];
    readonly lastActiveOn: readonly (string | null)[];
    readonly missing: readonly boolean[];
  }[];
};

const query = `query ($limit: Int, $offset: Int) {
  classProgress(customerGroupId: ${irResidents}, limit: $limit, offset: $offset) {
    customerGroup { name } totalCount courses { id name code category isUsable }
    people {
      person { keycloak_id first_name last_name email } role readAt statuses percentages lastActiveOn missing
    }
  }
}`;
const read = async (variables: object = {}, who: Caller = cast.priya) =>
  (await portal.get<{ readonly classProgress: Class }>(who, query, variables)).classProgress;

test("the table shows status, percent and last activity per person and course, in column order", async () => {
  const found = await read();
  expect(found.customerGroup.name).toBe("IR Residents");
  const order = found.courses.map(({ id }) => id);
  expect(found.courses.map(({ name }) => name)).toEqual(found.courses.map(({ name }) => name).toSorted());
  expect(found.courses.find(({ id }) => id === cardio)?.isUsable).toBe(false);
  const maya = found.people.find(({ person }) => person.email === cast.maya.email);
  const at = (id: number) => {
    const place = order.indexOf(id);
    return [maya?.statuses[place], maya?.percentages[place], maya?.lastActiveOn[place]];
  };
  expect(at(eva1)).toEqual(["in_progress", 40, activeAt.toISOString()]);
  expect(at(eva2)).toEqual(["completed", 100, activeAt.toISOString()]);
  expect(at(cardio)).toEqual(["", 0, null]);
  expect(maya?.statuses).toHaveLength(3);
  expect(maya).toMatchObject({ role: "learner", readAt: activeAt.toISOString() });
  expect(maya?.missing).toEqual([false, false, false]);
  const tomas = found.people.find(({ person }) => person.email === cast.tomas.email);
  const ofEva1 = <T>(one: T, other: T) => order.map((id) => (id === eva1 ? one : other));
  expect(tomas).toMatchObject({
    readAt: earlier.toISOString(),
    statuses: ofEva1("failed", ""),
    percentages: ofEva1(7, 0),
    missing: ofEva1(true, false),
  });
  const others = found.people.filter((each) => each !== maya && each !== tomas);
  expect(others.length).toBeGreaterThan(0);
  for (const other of others)
    expect(other).toMatchObject({ readAt: null, statuses: ["", "", ""], percentages: [0, 0, 0] });
});

test("the admins of a group are not counted in its class", async () => {
  const { people, totalCount } = await read();
  expect(people.map(({ person }) => person.email)).not.toContain(cast.priya.email);
  expect(people.map(({ role }) => role)).toEqual(people.map(() => "learner"));
  expect(totalCount).toBe(people.length);
});

test("people are sorted by last name and paginated", async () => {
  const whole = await read();
  const names = whole.people.map(({ person }) => person.last_name);
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other)));
  expect(whole.totalCount).toBe(whole.people.length);
  const part = await read({ limit: 1, offset: 1 });
  expect(part.people).toEqual(whole.people.slice(1, 2));
  expect(part.totalCount).toBe(whole.totalCount);
  expect((await portal.ask(cast.priya, query, { limit: 0 })).errors?.[0]?.extensions.code).toBe(
    "INVALID_INPUT",
  );
});

test("the table takes one statement for any number of people", async () => {
  const texts = await statementsOf(() => read());
  expect(texts.filter((text) => text.includes("course_enrolment"))).toHaveLength(1);
});

test("strangers, learners of the group and admins of its account cannot read the table (X26, X30)", async () => {
  const refusal = async (who: Caller) => (await portal.ask(who, query)).errors?.[0]?.extensions.code;
  expect(await refusal(cast.maya)).toBe("FORBIDDEN");
  expect(await refusal(cast.george)).toBe("FORBIDDEN");
  expect(await refusal(cast.lukas)).toBe("NOT_FOUND");
  expect((await read({}, cast.ruth)).totalCount).toBeGreaterThan(0);
});

test("a group without courses and one without people give an empty table", async () => {
  await setCourses(portal, irResidents, []);
  const found = await read();
  expect(found.courses).toEqual([]);
  expect(found.people[0]?.statuses).toEqual([]);
  await setCourses(portal, irResidents, [eva1, eva2, cardio]);
});

test("the start page counts the same people as behind and inactive, only for the group's own admins", async () => {
  const overviewsQuery =
    "{ classOverviews { totalCount classes { id name people behind quiet notJoined } } }";
  const of = async (who: Caller) => (await portal.get(who, overviewsQuery)).classOverviews;
  const { people, courses } = await read();
  const summaries = people.map(({ statuses, percentages, lastActiveOn }) => {
    const counted = courses.flatMap(({ isUsable }, place) =>
      isUsable
        ? [
            {
              status: (statuses[place] ?? "") as CompletionStatus,
              percentage: percentages[place] ?? 0,
              lastActiveAt: lastActiveOn[place] == null ? null : instant(Date.parse(lastActiveOn[place])),
            },
          ]
        : [],
    );
    return {
      overall: overallPercentage(counted),
      isQuiet: hasNoRecentActivity(counted, instant(Date.now())),
    };
  });
  const middle = medianProgress(summaries.map(({ overall }) => overall));
  const expected = {
    people: people.length,
    behind: summaries.filter(({ overall }) => isBehind(overall, middle)).length,
    quiet: summaries.filter(({ isQuiet }) => isQuiet).length,
  };
  expect(expected.behind + expected.quiet).toBeGreaterThan(0);
  const priyas = await of(cast.priya);
  expect(priyas.classes.find(({ id }) => id === irResidents)).toMatchObject(expected);
  // Admins of the account see the group, and not how far its people are (X30).
  const georges = await of(cast.george);
  expect(georges.totalCount).toBeGreaterThan(priyas.totalCount);
  expect(georges.classes.find(({ id }) => id === irResidents)).toMatchObject({
    people: people.length,
    behind: null,
    quiet: null,
  });
  expect(await of(cast.maya)).toEqual({ totalCount: 0, classes: [] });
  // The number of rows that the start page reserves for them.
  for (const who of [cast.priya, cast.george, cast.maya])
    expect((await portal.get(who, "{ user { viewerGroupCount } }")).user?.viewerGroupCount).toBe(
      (await of(who)).classes.length,
    );
  expect(await statementsOf(() => of(cast.priya))).toHaveLength(2);
});

test("an invitee who is in the group under the invited address counts as joined", async () => {
  const db = unbranded(portal.database.db);
  await sql`insert into group_invitee (group_id, email, invited_at, asked_at)
    values (${irResidents}, ${cast.maya.email.toLowerCase()}, now(), now()),
      (${irResidents}, 'new@example.org', now(), now())`.execute(db);
  const { classOverviews } = await portal.get(cast.priya, "{ classOverviews { classes { id notJoined } } }");
  expect(classOverviews.classes.find(({ id }) => id === irResidents)?.notJoined).toBe(1);
});
