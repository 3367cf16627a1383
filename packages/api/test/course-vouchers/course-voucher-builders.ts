import type { AcceptVoucherPayload, CourseVoucher } from "@cathedra/graphql-schema";
import { cast, getCourse, getGroup } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import type { Answer, Caller, CastApp } from "../support/cast-app.ts";

const group = getGroup("irResidents").id;
/** A course of Priya's group. */
const course = getCourse("EVA-201").id;
export const given = { group, course };

export const createMutation = `mutation ($group: Int!, $course: Int!, $maxUses: Int, $endDate: DateTime, $key: String) {
  createCourseVoucher(
    customerGroupId: $group, talentCourseId: $course, maxUses: $maxUses, endDate: $endDate, idempotencyKey: $key
  ) { id code maxUses used validTo state creator { first_name } users { user { first_name } } }
}`;

export const acceptMutation = `mutation ($code: String!) {
  acceptVoucher(code: $code) { course { id name isOpen } groupName learningSpaceNames }
}`;

type Made = { readonly createCourseVoucher: CourseVoucher };

/** A voucher of Priya's for a course of her group. */
export async function aCourseVoucher(
  portal: CastApp,
  wanted: object = {},
  who: Caller = cast.priya,
): Promise<CourseVoucher & { readonly code: string }> {
  const { createCourseVoucher: made } = await portal.get<Made>(who, createMutation, { ...given, ...wanted });
  return { ...made, code: String(made.code) };
}

export function accept(
  portal: CastApp,
  who: Caller,
  code: string,
): Promise<Answer<{ readonly acceptVoucher: AcceptVoucherPayload }>> {
  return portal.ask(who, acceptMutation, { code });
}

export async function findVouchers(
  portal: CastApp,
  who: Caller = cast.priya,
): Promise<readonly CourseVoucher[]> {
  const query = `query ($group: Int!, $course: Int!) {
    courseVouchers(customerGroupId: $group, talentCourseId: $course) {
      id code used maxUses state users { user { email } acceptedAt }
    }
  }`;
  return (await portal.get(who, query, given)).courseVouchers;
}

/** The number of uses of a voucher, and of people who have its course through it. */
export async function getState({ database: { db } }: CastApp, id: number) {
  const { rows } = await sql<{ used: number; users: number; grants: number }>`
    select used, (select count(*)::int from course_voucher_user where voucher_id = ${id}) as users,
      (
        select count(*)::int from course_voucher_user taken
        join course_grant using (user_id) where taken.voucher_id = ${id} and course_grant.course_id = voucher.course_id
      ) as grants
    from course_voucher voucher where id = ${id}`.execute(db);
  return rows[0];
}
