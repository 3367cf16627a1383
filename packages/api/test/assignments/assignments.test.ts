import { randomUUID } from "node:crypto";
import { cast, getCourse, getCustomer, getGroup } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { saved, saving } from "../logbook/save-helpers.ts";
import { makeRuns } from "../progress/run-builders.ts";
import { type Caller, setUpCastApp, toClaims } from "../support/cast-app.ts";
import { statementsOf } from "../support/statements.ts";
import { unbranded } from "../support/unbranded.ts";
import {
  aCourse,
  assigned,
  changeMutation,
  courseId,
  createMutation,
  dayFromNow,
  dueDaysFromNow,
  editMutation,
  groupQuery,
  irResidents,
  noAssignments,
  ownQuery,
  peopleQuery,
  standing,
  withdrawMutation,
} from "./assignment-builders.ts";

const { maya, tomas, priya, george, aiko, nils } = cast;
const course = getCourse("EVA-201");

const portal = setUpCastApp();
beforeEach(async () => {
  await noAssignments(portal);
  const db = unbranded(portal.database.db);
  await db.deleteFrom("course_enrolment").execute();
  await db.deleteFrom("simulator_activity").execute();
  await db.deleteFrom("logbook_record").execute();
});

const db = () => unbranded(portal.database.db);
const complete = (who: typeof maya, id = courseId) =>
  db()
    .insertInto("course_enrolment")
    .values({
      user_id: who.userId,
      course_id: id,
      status: "completed",
      percentage: 100,
      total_time_s: 60,
      completed_at: new Date("2026-11-20T09:00:00Z"),
    })
    .execute();
const getCounts = async (who: Caller = priya) => {
  const { groupAssignments } = await portal.get(who, groupQuery, { group: irResidents });
  return groupAssignments.assignments.map(({ assignment, people, done, due, late }) => [
    assignment.title,
    people,
    done,
    due,
    late,
  ]);
};
const outcome = async (who: Caller, query: string, variables: object) => {
  const { errors } = await portal.ask(who, query, variables);
  const { code, fields } = (errors?.[0]?.extensions ?? {}) as {
    readonly code?: string;
    readonly fields?: readonly { readonly path: string; readonly code: string }[];
  };
  return fields === undefined ? (code ?? "ok") : fields.map((field) => `${field.path} ${field.code}`).join();
};
const create = (assignment: object, who: Caller = priya, group = irResidents) =>
  outcome(who, createMutation, { customerGroupId: group, assignment });
const learners = async (group = irResidents) => {
  const rows = await db()
    .selectFrom("customer_group_member")
    .select("user_id")
    .where("group_id", "=", group)
    .where("role", "=", "learner")
    .execute();
  return rows.length;
};

test("a course is due for every learner of the group until they complete it, and for no one else (9.065)", async () => {
  await assigned(portal);
  const people = await learners();
  await complete(maya);
  // A person of another institution with the same course.
  await complete(aiko);
  expect(await standing(portal, maya)).toEqual([[course.name, "done"]]);
  expect(await standing(portal, tomas)).toEqual([[course.name, "due"]]);
  for (const other of [priya, aiko, nils, george]) expect(await standing(portal, other)).toEqual([]);
  expect(await getCounts()).toEqual([[course.name, people, 1, people - 1, 0]]);
  expect(await getCounts(george)).toEqual([[course.name, people, 1, people - 1, 0]]);
});

test.each([
  ["the person looks", () => standing(portal, maya)],
  ["an admin looks at the class", () => getCounts()],
])("a completion stays done after a reset of the course if it was read before: %s", async (_, look) => {
  await assigned(portal);
  await complete(maya);
  await look();
  await db().updateTable("course_enrolment").set({ status: "not_attempted", percentage: 0 }).execute();
  expect(await standing(portal, maya)).toEqual([[course.name, "done"]]);
  expect(await standing(portal, tomas)).toEqual([[course.name, "due"]]);
  const kept = await db().selectFrom("assignment_completion").select("user_id").execute();
  expect(kept).toEqual([{ user_id: maya.userId }]);
});

test("an open assignment is late after its due day, and a late completion counts as done", async () => {
  const { id } = await assigned(portal);
  await dueDaysFromNow(portal, id, -2);
  await complete(maya);
  const people = await learners();
  expect(await standing(portal, tomas)).toEqual([[course.name, "late"]]);
  expect(await getCounts()).toEqual([[course.name, people, 1, 0, people - 1]]);
  const { assignmentPeople } = await portal.get(priya, peopleQuery, { assignmentId: id });
  expect(assignmentPeople.totalCount).toBe(people);
  const statuses = assignmentPeople.people.map(({ status }) => status);
  expect(statuses).toEqual([...Array<string>(people - 1).fill("late"), "done"]);
  expect(assignmentPeople.people.at(-1)).toEqual({
    person: { keycloak_id: maya.keycloakId },
    status: "done",
    doneAt: "2026-11-20T09:00:00.000Z",
    amount: 100,
  });
  const part = await portal.get(priya, peopleQuery, { assignmentId: id, limit: 1, offset: people - 1 });
  expect(part.assignmentPeople.people).toEqual(assignmentPeople.people.slice(-1));
});

test("an exercise is completed by people who are proficient by the institution's rule, in runs made for it", async () => {
  const { rows } = await sql<{ key: string }>`
    select module.code || '/' || exercise.code as key
    from simulator_exercise exercise join simulator_module module on module.id = exercise.module_id
    where exercise.id = 101`.execute(portal.database.db);
  const exerciseKey = rows[0]?.key;
  await assigned(portal, { kind: "exercise", courseId: null, exerciseKey });
  await makeRuns(portal, maya, { exerciseId: 101, outcomes: "fpp" });
  await makeRuns(portal, tomas, { exerciseId: 101, outcomes: "pfp" });
  await makeRuns(portal, tomas, { exerciseId: 101, outcomes: "pp", customerId: 2 as never });
  await makeRuns(portal, tomas, { exerciseId: 201, outcomes: "pp" });
  expect((await standing(portal, maya))[0]?.[1]).toBe("done");
  expect((await standing(portal, tomas))[0]?.[1]).toBe("due");
});

test("records count from the start day on, if their kind and the person's role match the assignment", async () => {
  const input = saving({ clientKey: randomUUID(), dateOfProcedure: "2026-11-20" });
  await saved(portal, maya, input);
  await saved(portal, maya, saving({ clientKey: randomUUID(), dateOfProcedure: "2026-11-10" }));
  const kind = { kind: "records", courseId: null, name: "Cases", minimum: 1, countsFrom: "2026-11-15" };
  await assigned(portal, { ...kind, name: "All" });
  await assigned(portal, { ...kind, name: "More", minimum: 2 });
  await assigned(portal, { ...kind, name: "Earlier", minimum: 2, countsFrom: "2026-11-01" });
  await assigned(portal, { ...kind, name: "Other", interventionType: "Arterial Interventions" });
  expect(new Map(await standing(portal, maya))).toEqual(
    new Map([
      ["All", "done"],
      ["More", "due"],
      ["Earlier", "done"],
      ["Other", "due"],
    ]),
  );
  const { myAssignments } = await portal.get(maya, ownQuery);
  const amounts = new Map(
    myAssignments?.assignments.map(({ assignment, amount }) => [assignment.title, amount]),
  );
  expect([amounts.get("More"), amounts.get("Other")]).toEqual([1, 0]);
  expect(new Set((await standing(portal, tomas)).map(([, status]) => status))).toEqual(new Set(["due"]));
});

test("a record counts for its participants, as in the totals, and not for a writer who did not take part", async () => {
  const participants = [{ user: { keycloak_id: tomas.keycloakId } }];
  await saved(portal, maya, saving({ clientKey: randomUUID(), dateOfProcedure: "2026-11-20", participants }));
  const kind = { kind: "records", courseId: null, name: "Cases", minimum: 1, countsFrom: "2026-11-15" };
  await assigned(portal, kind);
  expect((await standing(portal, tomas))[0]?.[1]).toBe("done");
  expect((await standing(portal, maya))[0]?.[1]).toBe("due");
});

test("an admin's start page counts each overdue person once, by that person's own time zone", async () => {
  const overdue = async (who: Caller) => {
    const { classOverviews } = await portal.get<{
      classOverviews: { classes: { id: number; overdue: number }[] };
    }>(who, "{ classOverviews { classes { id overdue } } }");
    return classOverviews.classes.flatMap(({ id, overdue: count }) => (count === 0 ? [] : [[id, count]]));
  };
  expect(await overdue(priya)).toEqual([]);
  const first = await assigned(portal);
  const second = await assigned(portal, { courseId: getCourse("EVA-101").id });
  await assigned(portal, {
    kind: "records",
    courseId: null,
    name: "Cases",
    minimum: 1,
    countsFrom: "2026-11-15",
  });
  expect(await overdue(priya)).toEqual([]);
  const { db } = portal.database;
  const due = (days: number) =>
    sql`update assignment set due_on = current_date + ${days}::int where id = any(${[first.id, second.id]}::int[])`.execute(
      db,
    );
  await due(-3);
  // Maya and Tomás are learners of this group.
  expect(await overdue(priya)).toEqual([[irResidents, 2]]);
  expect(await overdue(george)).toEqual([[irResidents, 2]]);
  expect(await overdue(cast.aiko)).toEqual([]);
  await complete(maya, course.id);
  expect(await overdue(priya)).toEqual([[irResidents, 2]]);
  await complete(maya, getCourse("EVA-101").id);
  expect(await overdue(priya)).toEqual([[irResidents, 1]]);
  // This day is over in Kiritimati, but not in Pago Pago.
  const zone = (person: typeof tomas, timeZone: string) =>
    sql`update app_user set time_zone = ${timeZone} where id = ${person.userId}`.execute(db);
  const isMorning = new Date().getUTCHours() < 11;
  await due(isMorning ? -1 : 0);
  await zone(tomas, "Pacific/Kiritimati");
  expect(await overdue(priya)).toEqual([[irResidents, 1]]);
  await zone(tomas, "Pacific/Pago_Pago");
  expect(await overdue(priya)).toEqual([]);
  await sql`update app_user set time_zone = null`.execute(db);
});

test("with an order of steps, the second step is blocked until the first is done", async () => {
  await assigned(portal, { step: 2 });
  await assigned(portal, { courseId: getCourse("EVA-101").id, step: 1 });
  const [first, second] = [getCourse("EVA-101").name, course.name];
  expect(new Map(await standing(portal, maya))).toEqual(
    new Map([
      [first, "due"],
      [second, "blocked"],
    ]),
  );
  await complete(maya, getCourse("EVA-101").id);
  expect(new Map(await standing(portal, maya)).get(second)).toBe("due");
});

test("an assignment to selected people applies only to them, and only if they are learners of the group", async () => {
  const { id } = await assigned(portal, { people: [maya.keycloakId] });
  expect(await standing(portal, maya)).toHaveLength(1);
  expect(await standing(portal, tomas)).toEqual([]);
  expect(await getCounts()).toEqual([[course.name, 1, 0, 1, 0]]);
  for (const stranger of [priya, aiko])
    expect(await create(aCourse({ people: [maya.keycloakId, stranger.keycloakId] }))).toBe(
      "people NOT_AN_OPTION",
    );
  // A person with an assignment of their own can also be included in one for the whole group.
  expect(await create(aCourse())).toBe("ok");
  await sql`delete from customer_group_member where user_id = ${maya.userId} and group_id = ${irResidents}`.execute(
    portal.database.db,
  );
  const { assignmentPeople } = await portal.get(priya, peopleQuery, { assignmentId: id });
  expect(assignmentPeople.totalCount).toBe(0);
  expect(await standing(portal, maya)).toEqual([]);
  // A person who is in the group again has the group's assignment.
  await sql`
    insert into customer_group_member (group_id, user_id, role) values (${irResidents}, ${maya.userId}, 'learner')`.execute(
    portal.database.db,
  );
  expect(await standing(portal, maya)).toHaveLength(2);
});

test("invalid input is refused with each field named", async () => {
  expect(await create({})).toBe("kind REQUIRED,dueOn REQUIRED");
  expect(await create(aCourse({ dueOn: dayFromNow(-3) }))).toBe("dueOn DATE_TOO_EARLY");
  expect(await create(aCourse({ courseId: 99_999 }))).toBe("courseId NOT_AN_OPTION");
  // The group does not have this course.
  expect(await create(aCourse({ courseId: getCourse("CAR-101").id }))).toBe("courseId NOT_AN_OPTION");
  expect(await create({ ...aCourse(), kind: "exercise", exerciseKey: "no/such" })).toBe(
    "exerciseKey NOT_AN_OPTION",
  );
  expect(await create(aCourse({ people: [] }))).toBe("people REQUIRED");
  expect(await create(aCourse({ step: 61 }))).toBe("step OUT_OF_RANGE");
  expect(await create(aCourse(), priya, getGroup("irFellows").id)).toBe("NOT_FOUND");
  expect(await create(aCourse(), maya)).toBe("FORBIDDEN");
  expect(await db().selectFrom("assignment").selectAll().execute()).toEqual([]);
});

test("a group has at most 60 open assignments", async () => {
  await sql`
    insert into assignment (group_id, kind, name, minimum, counts_from, due_on, is_for_all, created_at, modified_at, asked_at)
    select ${irResidents}, 'records', 'Cases', 1, now(), now(), true, now(), now(), now() from generate_series(1, 59)`.execute(
    portal.database.db,
  );
  expect(await create(aCourse())).toBe("ok");
  expect(await create(aCourse({ courseId: getCourse("EVA-101").id }))).toBe("assignments TOO_MANY");
});

test("a repeated call creates nothing new, and the same course is assigned to everyone only once", async () => {
  const call = { customerGroupId: irResidents, assignment: aCourse(), idempotencyKey: randomUUID() };
  const [first, again] = [
    await portal.get(priya, createMutation, call),
    await portal.get(priya, createMutation, call),
  ];
  expect(again.createAssignment.id).toBe(first.createAssignment.id);
  expect(await create(aCourse())).toBe("ALREADY_ASSIGNED");
  const ofOther = { ...call, customerGroupId: getGroup("irFellows").id };
  expect(await outcome(cast.ruth, createMutation, ofOther)).toBe("courseId NOT_AN_OPTION");
});

test("an assignment is hidden while its course is missing, and returns with the course", async () => {
  const { id } = await assigned(portal);
  await dueDaysFromNow(portal, id, -1);
  const setGone = (at: Date | null) =>
    db().updateTable("course").set({ gone_at: at }).where("id", "=", courseId).execute();
  await setGone(new Date());
  expect(await standing(portal, maya)).toEqual([[course.name, "unavailable"]]);
  const people = await learners();
  expect(await getCounts()).toEqual([[course.name, people, 0, 0, 0]]);
  await setGone(null);
  expect(await standing(portal, maya)).toEqual([[course.name, "late"]]);
  // The course is removed from the group.
  const taken = await db()
    .deleteFrom("group_course")
    .where("group_id", "=", irResidents)
    .where("course_id", "=", courseId)
    .returning(["group_id", "course_id"])
    .execute();
  expect(await standing(portal, maya)).toEqual([[course.name, "unavailable"]]);
  await db().insertInto("group_course").values(taken).execute();
});

test("a deleted group's assignments are hidden, and restored with the group", async () => {
  const { id } = await assigned(portal);
  const remove = `mutation ($customerId: Int!, $id: Int!) {
    removeCustomerGroup(customerId: $customerId, customerGroupId: $id) { undo { undoId } }
  }`;
  const { removeCustomerGroup } = await portal.get(george, remove, {
    customerId: getCustomer("northgate").id,
    id: irResidents,
  });
  expect(await standing(portal, maya)).toEqual([]);
  expect(await outcome(priya, changeMutation, { assignmentId: id, dueOn: dayFromNow(20) })).toBe("NOT_FOUND");
  expect(await outcome(priya, peopleQuery, { assignmentId: id })).toBe("NOT_FOUND");
  const { undoId } = removeCustomerGroup.undo ?? {};
  await portal.get(george, "mutation ($undoId: ID!) { undo(undoId: $undoId) { undoId } }", { undoId });
  expect(await standing(portal, maya)).toEqual([[course.name, "due"]]);
});

test("people who have not completed it are notified of a new due day, which is refused after a concurrent change", async () => {
  const { id, modifiedAt } = await assigned(portal);
  const dueOn = dayFromNow(21);
  const { changeAssignment } = await portal.get(priya, changeMutation, {
    assignmentId: id,
    dueOn,
    step: 3,
    modifiedAt,
  });
  expect(changeAssignment).toMatchObject({ dueOn, step: 3 });
  const stale = { assignmentId: id, dueOn: dayFromNow(30), modifiedAt };
  expect(await outcome(george, changeMutation, stale)).toBe("CONFLICT");
  // The request is repeated after a lost answer.
  expect(await outcome(priya, changeMutation, { assignmentId: id, dueOn, step: 3, modifiedAt })).toBe("ok");
  expect(await outcome(priya, changeMutation, { assignmentId: id, dueOn: dayFromNow(-3) })).toBe(
    "dueOn DATE_TOO_EARLY",
  );
  const { notifications } = await portal.get(maya, "{ notifications { notifications { kind title link } } }");
  expect(notifications.notifications).toEqual([
    { kind: "assignment", title: `New due date: ${course.name}`, link: "/assignments" },
    { kind: "assignment", title: `New assignment: ${course.name}`, link: "/assignments" },
  ]);
});

const noticesOf = async (who: Caller) => {
  const { notifications } = await portal.get(who, "{ notifications { notifications { title } } }");
  return notifications.notifications.map(({ title }) => title);
};
const oneRecord = {
  kind: "records",
  courseId: null,
  name: "Cases",
  minimum: 1,
  countsFrom: "2026-11-15",
  dueOn: dayFromNow(14),
};

test("people can be added and removed, and only those added are notified", async () => {
  const { id, modifiedAt, dueOn } = await assigned(portal, { ...oneRecord, people: [maya.keycloakId] });
  const other = await assigned(portal, { ...oneRecord, name: "Other", people: [maya.keycloakId] });
  const edit = { assignmentId: id, dueOn, people: [maya.keycloakId, tomas.keycloakId] };
  const { changeAssignment } = await portal.get(priya, editMutation, { ...edit, modifiedAt });
  expect(await standing(portal, tomas)).toEqual([["Cases", "due"]]);
  expect(await noticesOf(tomas)).toEqual(["New assignment: Cases"]);
  expect(await noticesOf(maya)).toHaveLength(2);
  // The request is repeated after a lost answer.
  expect(await outcome(priya, editMutation, { ...edit, modifiedAt })).toBe("ok");
  const alone = { ...edit, people: [tomas.keycloakId] };
  expect(await outcome(george, editMutation, { ...alone, modifiedAt })).toBe("CONFLICT");
  expect(await outcome(george, editMutation, { ...alone, modifiedAt: changeAssignment.modifiedAt })).toBe(
    "ok",
  );
  expect(await standing(portal, maya)).toEqual([["Other", "due"]]);
  expect(await noticesOf(tomas)).toHaveLength(1);
  expect(await outcome(priya, editMutation, { ...edit, people: [maya.keycloakId, aiko.keycloakId] })).toBe(
    "people NOT_AN_OPTION",
  );
  const { assignmentPeople } = await portal.get(priya, peopleQuery, { assignmentId: other.id });
  expect(assignmentPeople.totalCount).toBe(1);
});

test("a person who left the group stays on the assignment through edits, and is assigned again on return", async () => {
  const { id, dueOn } = await assigned(portal, { ...oneRecord, people: [maya.keycloakId, tomas.keycloakId] });
  const left = await db()
    .deleteFrom("customer_group_member")
    .where("user_id", "=", maya.userId)
    .where("group_id", "=", irResidents)
    .returning(["group_id", "user_id", "role"])
    .execute();
  await portal.get(priya, editMutation, { assignmentId: id, dueOn, people: [tomas.keycloakId], minimum: 2 });
  await db().insertInto("customer_group_member").values(left).execute();
  expect(await standing(portal, maya)).toEqual([["Cases", "due"]]);
});

test("a higher minimum applies only to people who have not completed the assignment, and only they are notified", async () => {
  await saved(portal, maya, saving({ clientKey: randomUUID(), dateOfProcedure: "2026-11-20" }));
  const { id, dueOn } = await assigned(portal, oneRecord);
  const stranger = await assigned(portal, { ...oneRecord, name: "Other" });
  // No one has read the assignment since, so it is not yet stored as done.
  const edit = { assignmentId: id, dueOn, minimum: 5, name: "More cases" };
  const { changeAssignment } = await portal.get(priya, editMutation, edit);
  expect(changeAssignment).toMatchObject({ title: "More cases", minimum: 5 });
  const getTitle = async (who: Caller) => new Map(await standing(portal, who));
  expect((await getTitle(maya)).get("More cases")).toBe("done");
  expect((await getTitle(tomas)).get("More cases")).toBe("due");
  expect((await noticesOf(tomas))[0]).toBe("New number of records: More cases");
  expect((await noticesOf(maya)).some((title) => title.startsWith("New number"))).toBe(false);
  const { assignmentPeople } = await portal.get(priya, peopleQuery, { assignmentId: stranger.id });
  expect(assignmentPeople.assignment).toMatchObject({ title: "Other", minimum: 1 });
  const ofAll = { assignmentId: id, dueOn, people: [maya.keycloakId] };
  expect(await outcome(priya, editMutation, ofAll)).toBe("people CANNOT_BE_CHANGED");
});

test("a withdrawn assignment applies to no one, its notices have no link, and the withdrawal can be undone", async () => {
  const { id } = await assigned(portal);
  const { withdrawAssignment } = await portal.get(priya, withdrawMutation, { assignmentId: id });
  expect(await standing(portal, maya)).toEqual([]);
  expect(await getCounts()).toEqual([]);
  const again = await portal.get(priya, withdrawMutation, { assignmentId: id });
  expect(again.withdrawAssignment.undo.undoId).toBe(withdrawAssignment.undo.undoId);
  const { notifications } = await portal.get(maya, "{ notifications { notifications { link } } }");
  expect(notifications.notifications).toEqual([{ link: null }]);
  const undo = "mutation ($undoId: ID!) { undo(undoId: $undoId) { undoId } }";
  await portal.get(priya, undo, withdrawAssignment.undo);
  expect(await standing(portal, maya)).toEqual([[course.name, "due"]]);
  // Another admin creates the same assignment at the same time.
  const second = await portal.get(priya, withdrawMutation, { assignmentId: id });
  await assigned(portal, {}, { who: george });
  expect(await outcome(priya, undo, second.withdrawAssignment.undo)).toBe("UNDO_NOT_POSSIBLE");
});

test("days begin and end in the person's time zone, and an unknown time zone is refused", async () => {
  const set = "mutation ($timeZone: String!) { setTimeZone(timeZone: $timeZone) }";
  for (const timeZone of ["Nowhere/Land", "+02:00", "", "x".repeat(5_000)])
    expect(await outcome(maya, set, { timeZone })).toBe("timeZone NOT_AN_OPTION");
  const { id } = await assigned(portal);
  // At any moment either Kiritimati or Pago Pago has another date than UTC.
  const todays = new Set<string>();
  for (const timeZone of ["Pacific/Kiritimati", "Pacific/Pago_Pago"]) {
    await portal.get(maya, set, { timeZone });
    const { myAssignments } = await portal.get(maya, ownQuery);
    expect(myAssignments?.timeZone).toBe(timeZone);
    const today = String(myAssignments?.today);
    todays.add(today);
    await sql`update assignment set due_on = ${today}::date where id = ${id}`.execute(portal.database.db);
    expect((await standing(portal, maya))[0]?.[1]).toBe("due");
    await sql`update assignment set due_on = ${today}::date - 1 where id = ${id}`.execute(portal.database.db);
    expect((await standing(portal, maya))[0]?.[1]).toBe("late");
  }
  expect(todays.size).toBe(2);
});

test("reading takes one statement for any number of assignments and people, beside reading the caller", async () => {
  await assigned(portal);
  const few = await statementsOf(() => portal.get(priya, groupQuery, { group: irResidents }));
  await assigned(portal, { courseId: getCourse("EVA-101").id });
  await assigned(portal, {
    kind: "records",
    courseId: null,
    name: "Cases",
    minimum: 1,
    countsFrom: "2026-11-15",
  });
  const many = await statementsOf(() => portal.get(priya, groupQuery, { group: irResidents }));
  expect(many.length).toBe(few.length);
  expect(many.filter((text) => /\bassignment_completion\b/.test(text))).toHaveLength(1);
});

test("the calendar file contains only the due days of the person's open assignments (9.066)", async () => {
  const file = async (who: Caller) => {
    const token = await portal.identity.token(toClaims(who));
    const headers = { authorization: `Bearer ${token}` };
    const { body, headers: answered } = await portal.app.inject({
      url: "/api/assignments/calendar.ics",
      headers,
    });
    expect(answered["content-type"]).toMatch(/^text\/calendar/);
    return body.split("\r\n").filter((line) => /^(DTSTART|SUMMARY)/.test(line));
  };
  await assigned(portal, { dueOn: dayFromNow(14) });
  await assigned(portal, { courseId: getCourse("EVA-101").id, people: [tomas.keycloakId] });
  await complete(maya, getCourse("EVA-101").id);
  const day = dayFromNow(14).replaceAll("-", "");
  expect(await file(maya)).toEqual([`DTSTART;VALUE=DATE:${day}`, `SUMMARY:Due: ${course.name}`]);
  expect(await file(tomas)).toHaveLength(4);
  await complete(maya);
  expect(await file(maya)).toEqual([]);
});

test("an assignment to a group of 2,000 people notifies and counts each of them once, and every page lists others", async () => {
  const { rows: added } = await sql<{ readonly id: string }>`
    insert into app_user (keycloak_id, email, email_verified, first_name, last_name, logbook)
    select 'many-' || n, 'many-' || n || '@many.example', true, 'Many', 'Person ' || n, false from generate_series(1, 2000) n
    returning id`.execute(portal.database.db);
  try {
    await sql`
      insert into customer_group_member (group_id, user_id, role)
      select ${irResidents}, id, 'learner' from app_user where email like '%@many.example'`.execute(
      portal.database.db,
    );
    const people = await learners();
    expect(people).toBeGreaterThan(2000);
    const { id } = await assigned(portal);
    await sql`
      insert into course_enrolment (user_id, course_id, status, percentage, total_time_s, completed_at)
      select id, ${courseId}, 'completed', 100, 60, now() from app_user
      where email like '%@many.example' and last_name like '%7'`.execute(portal.database.db);
    expect(await getCounts()).toEqual([[course.name, people, 200, people - 200, 0]]);
    const notified = await db()
      .selectFrom("notification")
      .select(({ fn }) => [
        fn.countAll<number>().as("all"),
        fn.count<number>("user_id").distinct().as("users"),
      ])
      .executeTakeFirstOrThrow();
    expect([Number(notified.all), Number(notified.users)]).toEqual([people, people]);

    const seen = new Set<string>();
    for (let offset = 0; offset < people; offset += 500) {
      const page = await portal.get(priya, peopleQuery, { assignmentId: id, limit: 500, offset });
      expect(page.assignmentPeople.totalCount).toBe(people);
      for (const { person } of page.assignmentPeople.people) seen.add(person.keycloak_id);
    }
    expect(seen.size).toBe(people);
  } finally {
    await db()
      .deleteFrom("app_user")
      .where(
        "id",
        "in",
        added.map(({ id }) => id),
      )
      .execute();
  }
});
