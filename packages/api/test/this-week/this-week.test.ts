import { cast, getCourse, getGroup } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import {
  assigned,
  changeMutation,
  dayFromNow,
  withdrawMutation,
} from "../assignments/assignment-builders.ts";
import { getAttending, requestConfirmation } from "../confirmations/confirmation-requests.ts";
import { setCourses } from "../group-courses/group-course-helpers.ts";
import { makeRuns } from "../progress/run-builders.ts";
import { setUpCastApp } from "../support/cast-app.ts";
import { statementsOf } from "../support/statements.ts";
import { unbranded } from "../support/unbranded.ts";
import { readWeek, told, weekQuery } from "./week-queries.ts";

const residents = getGroup("irResidents");
const trainees = getGroup("endovascularTrainees");
const dayMs = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * dayMs);

const portal = setUpCastApp();
beforeAll(async () => {
  const db = unbranded(portal.database.db);
  const course = getCourse("EVA-101").id;
  await db.deleteFrom("course_enrolment").execute();
  await db.deleteFrom("group_invitee").execute();
  await sql`delete from simulator_activity`.execute(db);
  await setCourses(portal, residents.id, [course]);
  await setCourses(portal, trainees.id, [course]);
  // Maya learns at Lakeside as well, where Lukas leads the group.
  await db
    .insertInto("customer_group_member")
    .values({ group_id: trainees.id, user_id: cast.maya.userId, role: "learner" })
    .execute();
  const begun = { course_id: course, status: "in_progress" as const, percentage: 10 };
  await db
    .insertInto("course_enrolment")
    .values([
      { ...begun, user_id: cast.maya.userId, last_active_at: ago(15) },
      { ...begun, user_id: cast.tomas.userId, last_active_at: ago(13) },
      { ...begun, user_id: cast.aiko.userId, last_active_at: ago(40) },
    ])
    .execute();
  await makeRuns(portal, cast.maya, { exerciseId: 201, outcomes: "ppafff" });
  // Two passes and one failure do not count as below the benchmark.
  await makeRuns(portal, cast.tomas, { exerciseId: 101, outcomes: "ppf" });
  const invitee = { invited_by: cast.priya.userId, invited_at: ago(5) };
  await db
    .insertInto("group_invitee")
    .values([
      {
        ...invitee,
        group_id: residents.id,
        email: "new@northgate.example",
        asked_at: ago(4),
        first_name: "Ny",
      },
      { ...invitee, group_id: residents.id, email: "today@northgate.example", asked_at: ago(1) },
      { ...invitee, group_id: residents.id, email: cast.tomas.email.toLowerCase(), asked_at: ago(5) },
      { ...invitee, group_id: trainees.id, email: "new@lakeside.example", asked_at: ago(5) },
    ])
    .execute();
  const { record } = await requestConfirmation(portal, { who: cast.maya });
  const fresh = await requestConfirmation(portal, { who: cast.tomas });
  const unasked = await requestConfirmation(portal, { who: cast.tomas, attending: getAttending.yusuf });
  await sql`update logbook_record set asked_at = ${ago(8)} where id in (${record.id}, ${unasked.record.id})`.execute(
    db,
  );
  await sql`update logbook_record set asked_at = ${ago(6)} where id = ${fresh.record.id}`.execute(db);
});

describe("people who need attention", () => {
  test("a group's admin sees each person once with all reasons, and the invitees (9.063)", async () => {
    expect(told(await readWeek(portal))).toEqual([
      [
        "Maya Lindqvist",
        ["quiet IR Residents", "unconfirmed IR Residents", expect.stringMatching(/^belowBenchmark /)],
      ],
      ["Ny", ["notJoined IR Residents"]],
    ]);
  });

  test("the institution's admin sees them without course progress, and without a logbook no records", async () => {
    const below = expect.stringMatching(/^belowBenchmark /);
    const expected = (...maya: readonly unknown[]) => [
      ["Ny", ["notJoined IR Residents"]],
      ["Maya Lindqvist", maya],
    ];
    const { db } = portal.database;
    const setLogbook = (has: boolean) =>
      db.updateTable("app_user").set({ logbook: has }).where("id", "=", cast.george.userId).execute();
    await setLogbook(true);
    expect(told(await readWeek(portal, cast.george))).toEqual([
      ["Ny", ["notJoined IR Residents"]],
      ["Maya Lindqvist", ["unconfirmed IR Residents", below]],
    ]);
    await setLogbook(false);
    expect(told(await readWeek(portal, cast.george))).toEqual(expected(below));
  });

  test("another institution's admin sees only their own reasons for the same person", async () => {
    expect(told(await readWeek(portal, cast.lukas))).toEqual([
      ["Aiko Tanaka", ["quiet Endovascular Trainees"]],
      ["Maya Lindqvist", ["quiet Endovascular Trainees"]],
      ["new@lakeside.example", ["notJoined Endovascular Trainees"]],
    ]);
  });

  test("a person who leads no group gets an empty list, and a system administrator must name a group", async () => {
    expect(await readWeek(portal, cast.maya)).toMatchObject({ total: 0, leadsGroups: false });
    expect(await readWeek(portal, cast.ruth)).toMatchObject({ total: 0, leadsGroups: false });
    expect(told(await readWeek(portal, cast.ruth, { group: trainees.id }))).toHaveLength(3);
    expect(told(await readWeek(portal, cast.ruth, { group: residents.id }))[0]?.[1]).toContain(
      "quiet IR Residents",
    );
  });

  test("another admin's group is not found, and a learner of the group is forbidden", async () => {
    const refusal = async (who: typeof cast.maya, group: number) =>
      (await portal.ask(who, weekQuery, { group })).errors?.[0]?.extensions.code;
    expect(await refusal(cast.lukas, residents.id)).toBe("NOT_FOUND");
    expect(await refusal(cast.maya, residents.id)).toBe("FORBIDDEN");
  });

  test("filters and pages do not change the counts of people who need attention", async () => {
    const whole = await readWeek(portal);
    const quiet = await readWeek(portal, cast.priya, { reason: "quiet" });
    expect(quiet).toMatchObject({ total: 1, counts: whole.counts });
    expect((await readWeek(portal, cast.priya, { limit: 1, offset: 1 })).people).toEqual(
      whole.people.slice(1),
    );
    expect((await readWeek(portal, cast.priya, { search: "lindq" })).total).toBe(1);
  });

  test("the list takes two statements beside the caller's", async () => {
    expect(await statementsOf(() => readWeek(portal))).toHaveLength(3);
  });

  test("people who left the group and deleted groups are not listed", async () => {
    const db = unbranded(portal.database.db);
    const of = { group_id: residents.id, user_id: cast.maya.userId };
    await db
      .deleteFrom("customer_group_member")
      .where("group_id", "=", of.group_id)
      .where("user_id", "=", of.user_id)
      .execute();
    expect(told(await readWeek(portal)).map(([name]) => name)).toEqual(["Ny"]);
    await db
      .insertInto("customer_group_member")
      .values({ ...of, role: "learner" })
      .execute();
    await db
      .updateTable("customer_group")
      .set({ removed_at: new Date() })
      .where("id", "=", trainees.id)
      .execute();
    expect((await readWeek(portal, cast.lukas)).total).toBe(0);
    await db.updateTable("customer_group").set({ removed_at: null }).where("id", "=", trainees.id).execute();
  });
});

const dismiss = `mutation ($id: ID!, $reasons: [String!]!, $until: DateTime) {
  dismissThisWeek(id: $id, reasons: $reasons, until: $until) { until undo { undoId } }
}`;
type Dismissed = { readonly dismissThisWeek: { readonly undo: { readonly undoId: string } } };
const inDays = (days: number) => ago(-days).toISOString();

describe("dismissal until a date", () => {
  const reasons = [`quiet:${residents.id}`, `unconfirmed:${residents.id}`];
  const maya = { id: cast.maya.keycloakId, reasons, until: inDays(7) };
  const names = async (who = cast.priya, variables = {}) => told(await readWeek(portal, who, variables));

  test("a dismissal hides current reasons only in the admin's own list, and can be undone", async () => {
    const { dismissThisWeek } = await portal.get<Dismissed>(cast.priya, dismiss, maya);
    expect(await names()).toEqual([
      ["Ny", ["notJoined IR Residents"]],
      ["Maya Lindqvist", [expect.stringMatching(/^belowBenchmark/)]],
    ]);
    expect((await names(cast.lukas)).map(([name]) => name)).toContain("Maya Lindqvist");
    const covered = await readWeek(portal, cast.priya, { isDismissed: true });
    expect(covered).toMatchObject({ total: 1, dismissed: 1, people: [{ dismissedUntil: maya.until }] });
    expect(told(covered)).toEqual([["Maya Lindqvist", ["quiet IR Residents", "unconfirmed IR Residents"]]]);
    await portal.get(cast.priya, "mutation ($id: ID!) { undo(undoId: $id) { undoId } }", {
      id: dismissThisWeek.undo.undoId,
    });
    expect((await names())[0]?.[1]).toHaveLength(3);
  });

  test("a dismissal can be reverted by its owner for each reason, and ends at its date", async () => {
    await portal.get(cast.priya, dismiss, maya);
    await portal.get(cast.priya, dismiss, { ...maya, reasons: reasons.slice(0, 1), until: null });
    expect((await names())[0]?.[1]).toEqual(["quiet IR Residents", expect.stringMatching(/^belowBenchmark/)]);
    await sql`update week_dismissal set until = now()`.execute(portal.database.db);
    expect((await names())[0]?.[1]).toHaveLength(3);
    // An ended reason is not included in a new dismissal.
    await portal.get(cast.priya, dismiss, { ...maya, reasons: reasons.slice(0, 1) });
    expect((await names())[1]?.[1]).toHaveLength(2);
    await portal.get(cast.priya, dismiss, { ...maya, until: null });
  });

  test("a dismissal is possible for invitations too, only in the admin's own groups", async () => {
    const [invitee] = (await readWeek(portal, cast.priya, { reason: "notJoined" })).people;
    const input = { id: invitee?.subject, reasons: [`notJoined:${residents.id}`], until: inDays(3) };
    const refused = await portal.ask(cast.lukas, dismiss, input);
    expect(refused.errors?.[0]?.extensions.code).toBe("NOT_FOUND");
    await portal.get(cast.priya, dismiss, input);
    expect((await names()).map(([name]) => name)).toEqual(["Maya Lindqvist"]);
  });

  test.each([
    { until: inDays(93) },
    { until: inDays(-1) },
    { reasons: [] },
    { reasons: ["quiet:\u0000"] },
    { reasons: Array.from({ length: 201 }, (_, at) => `quiet:${at}`) },
  ])("an invalid dismissal is refused: %o", async (part) => {
    const { errors } = await portal.ask(cast.priya, dismiss, { ...maya, ...part });
    expect(errors?.[0]?.extensions.code).toBe("INVALID_INPUT");
  });
});

describe("assignments with a due day", () => {
  const records = (name: string, dueOn: string, more: object = {}) => ({
    kind: "records",
    courseId: null,
    name,
    minimum: 500,
    countsFrom: dayFromNow(-5),
    dueOn,
    ...more,
  });
  const reasonsOf = async (who = cast.priya) =>
    told(await readWeek(portal, who)).find(([name]) => name === "Tom\u00e1s Herrera")?.[1] ?? [];

  test("assignments with a due day are listed late first and then due within seven days, without later, blocked and withdrawn ones", async () => {
    const late = await assigned(portal, records("Late ones", dayFromNow(3)));
    await sql`update assignment set due_on = current_date - 2 where id = ${late.id}`.execute(
      portal.database.db,
    );
    await assigned(portal, records("Soon", dayFromNow(6), { step: 1 }));
    await assigned(portal, records("After that", dayFromNow(6), { step: 2 }));
    await assigned(portal, records("Later", dayFromNow(10)));
    const gone = await assigned(portal, records("Withdrawn", dayFromNow(5)));
    await portal.get(cast.priya, withdrawMutation, { assignmentId: gone.id });
    await assigned(portal, records("Maya's alone", dayFromNow(5), { people: [cast.maya.keycloakId] }));
    expect(await reasonsOf()).toEqual(["overdue Late ones", "dueSoon Soon"]);
    // An admin of the institution asks for them too, and the other institution's sees none of it.
    expect(await reasonsOf(cast.george)).toEqual(["overdue Late ones", "dueSoon Soon"]);
    expect(JSON.stringify(await readWeek(portal, cast.lukas))).not.toContain("Late ones");
    const [first] = (await readWeek(portal)).people;
    expect(first?.reasons[0]).toMatchObject({
      kind: "overdue",
      key: `overdue:${late.id}`,
      subjectId: late.id,
    });
  });

  test("assignments with a due day that are done or dismissed are not listed, still in two statements", async () => {
    const [late] = (await readWeek(portal, cast.priya, { reason: "overdue" })).people.flatMap(
      ({ reasons }) => reasons,
    );
    await portal.get(cast.priya, changeMutation, { assignmentId: late?.subjectId, dueOn: dayFromNow(20) });
    expect(await reasonsOf()).toEqual(["dueSoon Soon"]);
    await sql`insert into assignment_completion (assignment_id, user_id, done_at)
      select id, ${cast.tomas.userId}, now() from assignment where name = 'Soon'`.execute(portal.database.db);
    // Completing the first step opens the next one.
    expect(await reasonsOf()).toEqual(["dueSoon After that"]);
    expect(await statementsOf(() => readWeek(portal))).toHaveLength(3);
  });
});
