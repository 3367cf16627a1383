import { randomUUID } from "node:crypto";
import { type CastPerson, cast, getCourse, getGroup } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import type { Caller, CastApp } from "../support/cast-app.ts";
import { unbranded } from "../support/unbranded.ts";

export const irResidents = getGroup("irResidents").id;
export const courseId = getCourse("EVA-201").id;

const dayMs = 86_400_000;

/** The day so many days from today, in UTC. */
export const dayFromNow = (days: number): string =>
  new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);

const fields = `{
  id groupId groupName kind title courseId exerciseKey minimum countsFrom dueOn step isForAll isAvailable modifiedAt
}`;

export const createMutation = `mutation ($customerGroupId: Int!, $assignment: AssignmentInput!, $idempotencyKey: String) {
  createAssignment(customerGroupId: $customerGroupId, assignment: $assignment, idempotencyKey: $idempotencyKey) ${fields}
}`;
export const changeMutation = `mutation ($assignmentId: Int!, $dueOn: Date!, $step: Int, $modifiedAt: DateTime) {
  changeAssignment(assignmentId: $assignmentId, dueOn: $dueOn, step: $step, modifiedAt: $modifiedAt) ${fields}
}`;
export const editMutation = `mutation ($assignmentId: Int!, $dueOn: Date!, $name: String, $minimum: Int, $people: [ID!], $modifiedAt: DateTime) {
  changeAssignment(assignmentId: $assignmentId, dueOn: $dueOn, name: $name, minimum: $minimum, people: $people,
    modifiedAt: $modifiedAt) ${fields}
}`;
export const withdrawMutation = `mutation ($assignmentId: Int!) {
  withdrawAssignment(assignmentId: $assignmentId) { assignmentId undo { undoId } }
}`;
export const issueMutation = `mutation ($assignmentId: Int!, $showsName: Boolean!) {
  issueCertificate(assignmentId: $assignmentId, showsName: $showsName) { code showsName }
}`;
export const groupQuery = `query ($group: Int!) {
  groupAssignments(customerGroupId: $group) { customerGroup { id } assignments { people done due late assignment ${fields} } }
}`;
export const peopleQuery = `query ($assignmentId: Int!, $limit: Int, $offset: Int) {
  assignmentPeople(assignmentId: $assignmentId, limit: $limit, offset: $offset) {
    totalCount assignment ${fields} people { person { keycloak_id } status doneAt amount }
  }
}`;
export const ownQuery = `{ myAssignments { timeZone today assignments { status doneAt amount assignment ${fields} } } }`;

export type Wish = Readonly<Record<string, unknown>>;

export const aCourse = (change: Wish = {}): Wish => ({
  kind: "course",
  courseId,
  dueOn: dayFromNow(14),
  ...change,
});

/** An assignment for the IR residents: to complete the course within a fortnight, unless changed. */
export async function assigned(
  portal: CastApp,
  change: Wish = {},
  { who = cast.priya, group = irResidents }: { readonly who?: Caller; readonly group?: number } = {},
): Promise<{ readonly id: number; readonly modifiedAt: string; readonly dueOn: string }> {
  const { createAssignment } = await portal.get(who, createMutation, {
    customerGroupId: group,
    assignment: aCourse(change),
  });
  return createAssignment;
}

/** An assignment of the IR residents that this person alone is asked for, and has done. */
export async function doneAssignment(portal: CastApp, who: CastPerson): Promise<number> {
  const minimum = 1;
  const name = `Done ${randomUUID()}`;
  const people = [who.keycloakId];
  const records = { kind: "records", courseId: null, name, minimum, countsFrom: dayFromNow(-30), people };
  const { id } = await assigned(portal, records, { who: cast.ruth });
  await sql`insert into assignment_completion (assignment_id, user_id, done_at) values (${id}, ${who.userId}, now())`.execute(
    portal.database.db,
  );
  return id;
}

/** The code of a new certificate of this person, who shows their name. */
export async function issuedCertificate(portal: CastApp, who: CastPerson): Promise<string> {
  const assignmentId = await doneAssignment(portal, who);
  const { issueCertificate } = await portal.get(who, issueMutation, { assignmentId, showsName: true });
  return issueCertificate.code ?? "";
}

/** An assignment without people. */
export async function noAssignments({ database: { db } }: Pick<CastApp, "database">): Promise<void> {
  await unbranded(db).deleteFrom("assignment").execute();
  await unbranded(db).deleteFrom("notification").execute();
}

/** Moves the due day of an assignment, also into the past, as if it had been asked for long ago. */
export async function dueDaysFromNow({ database: { db } }: CastApp, id: number, days: number): Promise<void> {
  await sql`
    update assignment set due_on = ${dayFromNow(days)}::date, asked_at = now() - interval '30 days' where id = ${id}`.execute(
    db,
  );
}

/** Title and status of all assignments of a person. */
export async function standing(
  portal: CastApp,
  who: Caller,
): Promise<readonly (readonly [string, string])[]> {
  const { myAssignments } = await portal.get(who, ownQuery);
  return (myAssignments?.assignments ?? []).map(({ assignment, status }) => [assignment.title, status]);
}
