import type { UserId } from "@cathedra/domain";
import { getCourse, getGroup } from "@cathedra/test-fixtures";
import type { Answer, Caller, CastApp } from "../support/cast-app.ts";
import { unbranded } from "../support/unbranded.ts";

export const irResidents = getGroup("irResidents").id;
export const irFellows = getGroup("irFellows").id;

export const getIds = (...codes: readonly string[]): readonly number[] =>
  codes.map((code) => getCourse(code).id);

export type GroupWithCourses = {
  readonly id: number;
  readonly coursesModifiedAt: string | null;
  readonly viewerCanManageCourses: boolean;
  readonly courses:
    | readonly {
        readonly course: {
          readonly id: number;
          readonly name: string;
          readonly category: string;
          readonly code: string;
        };
        readonly assigned: boolean;
        readonly isUsable: boolean;
        readonly keptBy: number;
      }[]
    | null;
  readonly assignedCourses: readonly { readonly id: number; readonly code: string }[] | null;
};

const groupFields = `{
  id coursesModifiedAt viewerCanManageCourses
  courses { course { id name category code } assigned isUsable keptBy }
  assignedCourses { id code }
}`;

const changeMutation = `mutation (
  $customerGroupId: Int!, $courseIds: [Int!]!, $fullRemoval: Boolean, $modifiedAt: DateTime
) {
  customerGroupCourseAccess(
    customerGroupId: $customerGroupId, courseIds: $courseIds, fullRemoval: $fullRemoval, modifiedAt: $modifiedAt
  ) ${groupFields}
}`;

export type Change = {
  readonly customerGroupId?: number;
  readonly courseIds: readonly number[];
  readonly fullRemoval?: boolean | null;
  readonly modifiedAt?: string | null;
};

type Changed = { readonly customerGroupCourseAccess: GroupWithCourses };

export function ask(portal: CastApp, who: Caller, change: Change): Promise<Answer<Changed>> {
  return portal.ask(who, changeMutation, { customerGroupId: irResidents, ...change });
}

export async function change(portal: CastApp, who: Caller, wanted: Change): Promise<GroupWithCourses> {
  const { data, errors } = await ask(portal, who, wanted);
  if (data == null) throw new Error(JSON.stringify(errors));
  return data.customerGroupCourseAccess;
}

/** The group as one of its people reads it from `customerGroups`. */
export async function groupOfMember(portal: CastApp, who: Caller, id: number): Promise<GroupWithCourses> {
  const { customerGroups } = await portal.get(who, `{ customerGroups ${groupFields} }`);
  const found = customerGroups.find((each) => each.id === id);
  if (found === undefined) throw new Error(`not in group ${id}`);
  return found;
}

export const assignedIn = ({ courses }: Pick<GroupWithCourses, "courses">): readonly number[] =>
  (courses ?? []).filter(({ assigned }) => assigned).map(({ course }) => course.id);

/** The courses that are open to a person. */
export async function openTo({ database: { pool } }: CastApp, userId: UserId): Promise<readonly number[]> {
  const { rows } = await pool.query<{ id: number }>(
    "select course_id as id from open_course where user_id = $1 order by course_id",
    [userId],
  );
  return rows.map(({ id }) => id);
}

/** Sets the whole list of a group's courses, whatever it was before. */
export async function setCourses(
  { database: { db } }: CastApp,
  groupId: number,
  courseIds: readonly number[],
): Promise<void> {
  await unbranded(db).deleteFrom("group_course").where("group_id", "=", groupId).execute();
  await unbranded(db).deleteFrom("course_grant").where("group_id", "=", groupId).execute();
  if (courseIds.length === 0) return;
  await unbranded(db)
    .insertInto("group_course")
    .values(courseIds.map((course_id) => ({ group_id: groupId, course_id })))
    .execute();
}
