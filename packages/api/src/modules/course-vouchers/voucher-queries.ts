import type { CourseId, CourseVoucherId, CustomerId, GroupId, Instant } from "@cathedra/domain";
import type { GroupFacts } from "@cathedra/domain/access";
import { type CourseVoucherState, courseVoucherState } from "@cathedra/domain/learning";
import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import { bool, int, json, nullable, statement, text, timestamp } from "../../db/statement.ts";
import type { Person } from "../../graphql/generated/contract.ts";
import { mayUseCourse } from "../learning-spaces/public.ts";

/**
 * Whether the link of the row called `voucher` gives its course: the group has the course, the group's account may use it, and
 * the platform still has it.
 */
export const isGiven = sql`exists (
  select from group_course given
  join customer_group on customer_group.id = given.group_id
  join course on course.id = given.course_id
  where given.group_id = voucher.group_id and given.course_id = voucher.course_id and course.gone_at is null
    and customer_group.removed_at is null
    and ${mayUseCourse(sql`customer_group.customer_id`, sql`given.course_id`)}
)`;

/** A course voucher as the people who manage the group's courses see it (2.021, 2.022). */
export type CourseVoucherView = {
  readonly id: CourseVoucherId;
  readonly code: string | null;
  readonly createdAt: Instant;
  readonly creator: Person | null;
  readonly validTo: Instant;
  readonly maxUses: number;
  readonly used: number;
  readonly state: CourseVoucherState;
  readonly users: readonly { readonly user: Person; readonly acceptedAt: string }[];
};

const vouchersStatement = statement(
  {
    id: int<CourseVoucherId>(),
    code: nullable(text()),
    createdAt: timestamp(),
    creator: nullable(json<Person>()),
    validTo: timestamp(),
    maxUses: int(),
    used: int(),
    isGiven: bool(),
    users: json<CourseVoucherView["users"]>(),
  },
  (page: RawBuilder<unknown>) => sql`
    select voucher.id, voucher.code, voucher.created_at as "createdAt",
      case when creator.id is not null then json_build_object(
        'keycloak_id', creator.keycloak_id, 'first_name', creator.first_name, 'last_name', creator.last_name,
        'email', creator.email
      ) end as creator,
      voucher.valid_to as "validTo", voucher.max_uses as "maxUses", voucher.used, ${isGiven} as "isGiven",
      (
        select coalesce(json_agg(json_build_object(
          'acceptedAt', taken.accepted_at,
          'user', json_build_object('keycloak_id', person.keycloak_id, 'first_name', person.first_name,
            'last_name', person.last_name, 'email', person.email)
        ) order by taken.accepted_at desc, person.id), '[]')
        from course_voucher_user taken join app_user person on person.id = taken.user_id
        where taken.voucher_id = voucher.id
      ) as users
    from (${page}) voucher
    left join app_user creator on creator.id = voucher.created_by
    order by voucher.id desc`,
  [sql`select * from course_voucher`],
);

async function views(
  db: Db | Tx,
  page: RawBuilder<unknown>,
  now: Instant,
): Promise<readonly CourseVoucherView[]> {
  const rows = await vouchersStatement.rows(db, page);
  return rows.map(({ isGiven: given, ...voucher }) => ({
    ...voucher,
    state: courseVoucherState({ ...voucher, isGiven: given, hasCode: voucher.code !== null }, now),
  }));
}

type VoucherPageQuery = {
  readonly groupId: GroupId;
  readonly courseId: CourseId;
  readonly limit: number;
  readonly offset: number;
};

/** The vouchers of a group for a course, latest first, with the people who have used them, in one statement. */
export function vouchersOfCourse(
  db: Db,
  { groupId, courseId, limit, offset }: VoucherPageQuery,
  now: Instant,
) {
  const page = sql`
    select * from course_voucher where group_id = ${groupId} and course_id = ${courseId}
    order by id desc limit ${limit} offset ${offset}`;
  return views(db, page, now);
}

export async function courseVoucherById(
  db: Db | Tx,
  id: CourseVoucherId,
  now: Instant,
): Promise<CourseVoucherView> {
  const [voucher] = await views(db, sql`select * from course_voucher where id = ${id}`, now);
  if (voucher === undefined) throw new Error("a course voucher that was there is gone");
  return voucher;
}

const groupStatement = statement(
  { id: int<GroupId>(), customerId: int<CustomerId>() },
  (id: GroupId, lock: RawBuilder<unknown>) => sql`
    select id, customer_id as "customerId" from customer_group where id = ${id} and removed_at is null ${lock}`,
  [1 as GroupId, sql`for share`],
);

/** The facts of a group that policies decide on; undefined if there is no such group. */
export function getGroupFacts(db: Db, id: GroupId): Promise<GroupFacts | undefined> {
  return groupStatement.first(db, id, sql``);
}

/** Reads the group and locks it against changes of its courses until the transaction ends. */
export function lockGroup(tx: Tx, id: GroupId): Promise<GroupFacts | undefined> {
  return groupStatement.first(tx, id, sql`for no key update`);
}
