import type { CustomerId, LearningSpaceId, UserId } from "@cathedra/domain";
import type { Actor, CustomerFacts, ListedCustomers } from "@cathedra/domain/access";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import {
  bool,
  int,
  json,
  nullable,
  type RowsOf,
  statement,
  text,
  timestamp,
  uuid,
} from "../../db/statement.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import type { CloudModuleAccess, LearningSpaceAccessCount } from "../../graphql/generated/contract.ts";
import { asAccount, forVouchers, onlyReadable } from "../accounts/public.ts";
import type { StoredVersion } from "../stale-save.ts";
import type { SpaceView } from "./space-view.ts";

const allLearningSpacesStatement = statement(
  { code: text(), description: text(), id: int(), image: nullable(text()), name: text() },
  () => sql`
    select id, code, name, description, image from learning_space order by name, id limit 500`,
);

/** All learning spaces, by name (5.029). */
export async function allLearningSpaces(db: Db): Promise<readonly SpaceView[]> {
  return allLearningSpacesStatement.rows(db);
}

const branchesOfStatement = statement(
  { id: int(), value: json<readonly SpaceView[]>() },
  (ids: unknown) => sql`
      select assigned.customer_id as id, json_agg(space order by space.name, space.id) as value
      from customer_learning_space assigned join learning_space space on space.id = assigned.learning_space_id
      where assigned.customer_id = any(${ids}::int[])
      group by assigned.customer_id`,
);

/** The learning spaces of each of these accounts, by name, in one statement; null where the caller may not see it. */
export function getBranches(
  db: Db,
  actor: Actor,
  customers: readonly CustomerFacts[],
  listed: ListedCustomers,
) {
  return onlyReadable<readonly SpaceView[]>(forVouchers(actor, listed), customers, [], async (ids) => {
    return branchesOfStatement.rows(db, ids);
  });
}

const accessCountsOfStatement = statement(
  { id: int(), value: json<readonly LearningSpaceAccessCount[]>() },
  (ids: unknown) => sql`
      with cases as materialized (
        select cloud_case.id, module.learning_space_id
        from cloud_case join cloud_module module on module.id = cloud_case.module_id
      ), total as materialized (
        select learning_space_id, count(*) as cases from cases group by 1
      ), allowed as materialized (
        select access.customer_id, cases.learning_space_id, count(*) as cases
        from customer_case_access access join cases on cases.id = access.case_id
        where access.customer_id = any(${ids}::int[])
        group by 1, 2
      ), courses as materialized (
        select listed.learning_space_id, count(*) as courses
        from learning_space_course listed join course on course.id = listed.course_id
        where course.gone_at is null group by 1
      ), allowed_courses as materialized (
        select access.customer_id, listed.learning_space_id, count(*) as courses
        from customer_course_access access
        join learning_space_course listed using (course_id)
        join course on course.id = access.course_id
        where access.customer_id = any(${ids}::int[]) and course.gone_at is null
        group by 1, 2
      )
      select assigned.customer_id as id, json_agg(json_build_object(
        'learningSpaceId', assigned.learning_space_id, 'fullAccess', assigned.full_access,
        'caseCount', coalesce(total.cases, 0),
        'allowedCaseCount', coalesce(case when assigned.full_access then total.cases else allowed.cases end, 0),
        'courseCount', coalesce(courses.courses, 0),
        'allowedCourseCount',
          coalesce(case when assigned.full_access then courses.courses else allowed_courses.courses end, 0)
      ) order by assigned.learning_space_id) as value
      from customer_learning_space assigned
      left join total using (learning_space_id)
      left join allowed using (customer_id, learning_space_id)
      left join courses using (learning_space_id)
      left join allowed_courses using (customer_id, learning_space_id)
      where assigned.customer_id = any(${ids}::int[])
      group by assigned.customer_id`,
);

/** The number of cases and courses that each of these accounts may use in its learning spaces, in one statement. */
export function findAccessCounts(db: Db, actor: Actor, customers: readonly CustomerFacts[]) {
  return onlyReadable<readonly LearningSpaceAccessCount[]>(asAccount(actor), customers, [], async (ids) => {
    return accessCountsOfStatement.rows(db, ids);
  });
}

/** The access of an account to one of its learning spaces. */
export type SpaceAccess = RowsOf<typeof spaceAccessStatement>;

const spaceAccessStatement = statement(
  {
    customer: json<CustomerFacts>(),
    learningSpace: json<SpaceView>(),
    fullAccess: bool(),
    modifiedAt: timestamp(),
    cloudModules: json<readonly CloudModuleAccess[]>(),
  },
  (customerId: CustomerId, learningSpaceId: LearningSpaceId) => sql`
    select json_build_object('id', customer.id, 'name', customer.name) as customer, to_json(space) as "learningSpace",
      assigned.full_access as "fullAccess", assigned.modified_at as "modifiedAt",
      (
        select coalesce(json_agg(json_build_object(
          'moduleId', module.id, 'name', module.name, 'description', module.description, 'cases', (
            select coalesce(json_agg(json_build_object(
              'caseId', cloud_case.id, 'name', cloud_case.name, 'description', cloud_case.description,
              'allowed', assigned.full_access or exists (
                select from customer_case_access access
                where access.customer_id = assigned.customer_id and access.case_id = cloud_case.id
              )
            ) order by cloud_case.position, cloud_case.id), '[]')
            from cloud_case where cloud_case.module_id = module.id
          )
        ) order by module.position, module.id), '[]')
        from cloud_module module where module.learning_space_id = space.id
      ) as "cloudModules"
    from customer_learning_space assigned
    join customer on customer.id = assigned.customer_id
    join learning_space space on space.id = assigned.learning_space_id
    where assigned.customer_id = ${customerId} and assigned.learning_space_id = ${learningSpaceId}`,
);

/** The access of an account to one of its learning spaces, in one statement; undefined if the account does not have the space. */
export async function spaceAccess(
  db: Db | Tx,
  customerId: CustomerId,
  learningSpaceId: LearningSpaceId,
): Promise<SpaceAccess | undefined> {
  return spaceAccessStatement.first(db, customerId, learningSpaceId);
}

const lockAssignmentStatement = statement(
  { modifiedAt: timestamp(), modifiedBy: nullable(uuid<UserId>()) },
  (customerId: CustomerId, learningSpaceId: LearningSpaceId) => sql`
    select assigned.modified_at as "modifiedAt", assigned.modified_by as "modifiedBy"
    from customer_learning_space assigned join customer on customer.id = assigned.customer_id
    where assigned.customer_id = ${customerId} and assigned.learning_space_id = ${learningSpaceId}
    for no key update`,
);

/**
 * Locks an account and its assignment of a space until the transaction ends; undefined if it does not have the space. The
 * account is locked too, so that the space cannot be removed in the meantime with its cases left behind.
 */
export async function lockAssignment(
  tx: Tx,
  customerId: CustomerId,
  learningSpaceId: LearningSpaceId,
): Promise<StoredVersion | undefined> {
  return lockAssignmentStatement.first(tx, customerId, learningSpaceId);
}

/** Sets what an account may use of a space. With full access no case is listed, because all cases are allowed. */
export async function writeAccess(
  tx: Tx,
  {
    customerId,
    learningSpaceId,
  }: { readonly customerId: CustomerId; readonly learningSpaceId: LearningSpaceId },
  { fullAccess, cases }: { readonly fullAccess: boolean; readonly cases: readonly string[] },
  { modifiedAt, modifiedBy }: StoredVersion,
): Promise<void> {
  await sql`
    with assigned as (
      update customer_learning_space
      set full_access = ${fullAccess}, modified_at = ${toTimestamp(modifiedAt)}, modified_by = ${modifiedBy}
      where customer_id = ${customerId} and learning_space_id = ${learningSpaceId}
    ), gone as (
      delete from customer_case_access access
      using cloud_case, cloud_module module
      where access.customer_id = ${customerId} and cloud_case.id = access.case_id and module.id = cloud_case.module_id
        and module.learning_space_id = ${learningSpaceId} and access.case_id <> all(${cases}::text[])
    )
    insert into customer_case_access (customer_id, case_id) select ${customerId}, unnest(${cases}::text[])
    on conflict do nothing`.execute(tx);
}
