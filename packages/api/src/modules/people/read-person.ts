import type { CustomerId, GroupId, KeycloakId, UserId } from "@cathedra/domain";
import {
  type Actor,
  allows,
  type GroupRole,
  getPersonScope,
  mayReadPerson,
  mayReadProgress,
  type PersonScope,
  type Role,
} from "@cathedra/domain/access";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { bool, json, nullable, statement, text, texts, timestamp, uuid } from "../../db/statement.ts";
import { appError, authorize } from "../../errors.ts";

type Group = {
  readonly id: GroupId;
  readonly name: string;
  readonly customerId: CustomerId;
  readonly customer: string;
  readonly role: GroupRole;
};

const maxGroups = 50;

const personStatement = statement(
  {
    userId: uuid<UserId>(),
    id: text<KeycloakId>(),
    name: text(),
    email: text(),
    emailVerified: bool(),
    logbook: bool(),
    knownSince: timestamp(),
    termsVersion: nullable(text()),
    seenAt: nullable(timestamp()),
    roles: texts<Role>(),
    groups: json<readonly Group[]>(),
    administers: json<readonly { readonly id: CustomerId; readonly name: string }[]>(),
  },
  (id: KeycloakId) => sql`
    select person.id as "userId", person.keycloak_id as id,
      coalesce(nullif(trim(person.first_name || ' ' || person.last_name), ''), person.email) as name, person.email,
      person.email_verified as "emailVerified", person.logbook, person.created_at as "knownSince",
      person.terms_version as "termsVersion",
      (select seen_at from person_visit where user_id = person.id) as "seenAt",
      coalesce((select roles from person_visit where user_id = person.id), '{}') as roles,
      (
        select coalesce(json_agg(json_build_object(
          'id', customer_group.id, 'name', customer_group.name, 'customerId', customer.id, 'customer', customer.name,
          'role', member.role
        ) order by customer_group.name, customer_group.id), '[]')
        from customer_group_member member join customer_group on customer_group.id = member.group_id
        join customer on customer.id = customer_group.customer_id
        where member.user_id = person.id and customer_group.removed_at is null
      ) as groups,
      (
        select coalesce(json_agg(json_build_object('id', customer.id, 'name', customer.name) order by customer.name), '[]')
        from customer_admin join customer on customer.id = customer_admin.customer_id
        where customer_admin.user_id = person.id
      ) as administers
    from app_user person where person.keycloak_id = ${id}`,
);

/** A person whom the caller may look up, with the caller's scope; the sections are read when requested. */
export async function readPerson(db: Db, actor: Actor, id: string) {
  const stored = id.includes("\0") ? undefined : await personStatement.first(db, id as KeycloakId);
  if (stored === undefined) throw appError("NOT_FOUND");
  const facts = { groups: stored.groups, administers: stored.administers.map((customer) => customer.id) };
  authorize(mayReadPerson(actor, facts));
  const scope = getPersonScope(actor, facts);
  const customers = [
    ...stored.groups.map((group) => ({ id: group.customerId, name: group.customer })),
    ...stored.administers,
  ];
  const groups = stored.groups.filter((group) => isSeen(scope, group));
  return {
    ...stored,
    scope,
    /** The person who reads. */
    viewerId: actor.userId,
    facts,
    /** The customers of the person, each once, whether the caller sees them or not. */
    customers: [...new Map(customers.map((customer) => [customer.id, customer])).values()],
    isWhole: scope === "everything",
    viewerCanReadProgress: allows(
      mayReadProgress(actor, { userId: stored.userId, groups: stored.groups, customerIds: [] }),
    ),
    groupCount: groups.length,
    groups: groups.slice(0, maxGroups),
    administers: stored.administers.filter(
      (customer) => scope === "everything" || scope.customers.includes(customer.id),
    ),
  };
}

export type PersonView = Awaited<ReturnType<typeof readPerson>>;

/** The person and scope for which a section is read. */
export type PersonSection = Pick<PersonView, "userId" | "scope">;

function isSeen(scope: PersonScope, { id, customerId }: Group): boolean {
  return scope === "everything" || scope.wholeCustomers.includes(customerId) || scope.groups.includes(id);
}

/** Whether a row concerns a customer that the caller may see, by the column of its customer. */
export function isVisibleCustomer(scope: PersonScope, customerId: RawBuilder<unknown>): RawBuilder<unknown> {
  return scope === "everything" ? sql`true` : sql`${customerId} = any(${[...scope.customers]}::int[])`;
}

/** Whether a course is one of a customer that the caller may see, by the column of its id. */
export function isVisibleCourse(scope: PersonScope, courseId: RawBuilder<unknown>): RawBuilder<unknown> {
  return scope === "everything"
    ? sql`true`
    : sql`(exists (
        select from customer_course_access access
        where access.course_id = ${courseId} and ${isVisibleCustomer(scope, sql`access.customer_id`)}
      ) or exists (
        select from learning_space_course listed join customer_learning_space assigned using (learning_space_id)
        where listed.course_id = ${courseId} and ${isVisibleCustomer(scope, sql`assigned.customer_id`)}
      ))`;
}

/** Whether a row concerns a group that the caller sees, by the columns of its customer and group. */
export function isVisibleGroup(
  scope: PersonScope,
  customerId: RawBuilder<unknown>,
  groupId: RawBuilder<unknown>,
): RawBuilder<unknown> {
  if (scope === "everything") return sql`true`;
  return sql`(${customerId} = any(${[...scope.wholeCustomers]}::int[]) or ${groupId} = any(${[...scope.groups]}::int[]))`;
}

/** The narrowest scope, with which the tests describe the statements of the sections. */
export const noScope: PersonScope = { customers: [], wholeCustomers: [], groups: [] };
