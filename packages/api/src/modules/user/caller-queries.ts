import type { KeycloakId, UserId } from "@cathedra/domain";
import type { CustomerFacts, Membership } from "@cathedra/domain/access";
import { type CompiledQuery, type RawBuilder, sql } from "kysely";
import type { SignedInPerson } from "../../auth/signed-in-person.ts";
import type { Db } from "../../db/database.ts";
import {
  callerParameter,
  parameter,
  type WrittenRow,
  type WrittenStatement,
} from "../../graphql/written-answers.ts";

/** A row of the statements that read callers. */
type CallerRow = {
  readonly keycloak_id: KeycloakId;
  readonly id: UserId;
  readonly email: string;
  readonly email_verified: boolean;
  readonly first_name: string;
  readonly last_name: string;
  readonly logbook: boolean;
  readonly contact_email: string | null;
  readonly terms_version: string | null;
  readonly is_attending: boolean;
  readonly claimed_first_name: string;
  readonly claimed_last_name: string;
  readonly memberships: readonly (Membership & { readonly customerName: string })[];
  readonly administers: readonly CustomerFacts[];
  readonly prefetched: unknown;
};

/** A person without their roles, which only the token contains, and the prefetched fields. */
export type FoundCaller = { readonly person: Omit<SignedInPerson, "roles">; readonly prefetched: unknown };

export const noPrefetch = sql`null`;

/**
 * The columns of a row `person` of `app_user`. Admins are named by their address: a person without a verified address is not an
 * admin, and is a learner of a group. The prefetched fields are read in the same statement.
 */
const callerColumns = (prefetched: RawBuilder<unknown>) => sql`
  person.keycloak_id, person.id, person.email, person.email_verified, person.first_name, person.last_name,
  person.logbook, person.contact_email, person.terms_version,
  person.email_verified and person.email <> '' and exists (
    select from attending
    where lower(attending.email) = lower(person.email) and attending.email is not null
      and (attending.removed_at is null or attending.merged_into is not null)
  ) as is_attending,
  coalesce(person.claimed_first_name, person.first_name) as claimed_first_name,
  coalesce(person.claimed_last_name, person.last_name) as claimed_last_name,
  (
    select coalesce(json_agg(json_build_object(
      'groupId', member.group_id, 'customerId', customer_group.customer_id, 'role', case when person.email_verified then member.role else 'learner' end,
      'customerName', customer.name
    ) order by member.group_id), '[]')
    from customer_group_member member join customer_group on customer_group.id = member.group_id
      join customer on customer.id = customer_group.customer_id
    where member.user_id = person.id
  ) as memberships,
  (
    select coalesce(json_agg(json_build_object('id', customer.id, 'name', customer.name) order by customer.id), '[]')
    from customer_admin join customer on customer.id = customer_admin.customer_id
    where customer_admin.user_id = person.id and person.email_verified
  ) as administers,
  ${prefetched} as prefetched`;

/** The person with this subject in the identity service. Undefined if the portal does not know them. */
export async function findCaller(
  db: Db,
  keycloakId: KeycloakId,
  prefetched: RawBuilder<unknown> = noPrefetch,
): Promise<FoundCaller | undefined> {
  const { rows } = await callerStatement(keycloakId, prefetched).execute(db);
  return rows[0] && foundCaller(rows[0]);
}

/** The person with this subject, and the answers that the database writes beside them, by a statement that is built once. */
export async function findCallerAndAnswers(
  db: Db,
  keycloakId: KeycloakId,
  prefetched: RawBuilder<unknown> = noPrefetch,
  { joins, columns, compiled, bind }: WrittenStatement,
): Promise<(FoundCaller & { readonly row: WrittenRow }) | undefined> {
  compiled.query ??= sql<CallerRow>`
    select ${callerColumns(prefetched)}, ${columns} from app_user person ${joins}
    where person.keycloak_id = ${parameter(callerParameter)}`.compile(db);
  const parameters = bind(compiled.query.parameters, keycloakId);
  const { rows } = await db.executeQuery<CallerRow>({ ...compiled.query, parameters });
  return rows[0] && { ...foundCaller(rows[0]), row: rows[0] };
}

/** The people with these subjects in the identity service, with the same prefetched fields. Unknown ones are missing. */
export type FindCallers = (
  keycloakIds: readonly KeycloakId[],
) => Promise<ReadonlyMap<KeycloakId, FoundCaller>>;

/** Compiles the statements of these prefetched fields once, for one caller and for several. */
export function compileFindCallers(db: Db, prefetched: RawBuilder<unknown>): FindCallers {
  const one = callerStatement("" as KeycloakId, prefetched).compile(db);
  const several = callersStatement([], prefetched).compile(db);
  return async (keycloakIds) => {
    const [first] = keycloakIds;
    const isOne = first !== undefined && keycloakIds.length === 1;
    const query = isOne ? withLast(one, first) : withLast(several, JSON.stringify(keycloakIds));
    const { rows } = await db.executeQuery(query);
    return new Map(rows.map((row) => [row.keycloak_id, foundCaller(row)]));
  };
}

/** The statement with another value of its last parameter, which names the callers. */
function withLast<Row>(query: CompiledQuery<Row>, value: string): CompiledQuery<Row> {
  return { ...query, parameters: [...query.parameters.slice(0, -1), value] };
}

function callerStatement(keycloakId: KeycloakId, prefetched: RawBuilder<unknown>): RawBuilder<CallerRow> {
  return sql<CallerRow>`
    select ${callerColumns(prefetched)} from app_user person where person.keycloak_id = ${keycloakId}`;
}

/**
 * The subjects are passed as one JSON value and looked up one by one, so that the planner always assumes the same number. For
 * an array it would count them, prefer a plan for that number, and plan each time, which takes five times as long as executing
 * it.
 */
function callersStatement(
  keycloakIds: readonly KeycloakId[],
  prefetched: RawBuilder<unknown>,
): RawBuilder<CallerRow> {
  return sql<CallerRow>`
    select ${callerColumns(prefetched)}
    from json_array_elements_text(${JSON.stringify(keycloakIds)}::json) asked (keycloak_id)
    cross join lateral (
      select * from app_user where app_user.keycloak_id = asked.keycloak_id limit 1
    ) person`;
}

function foundCaller(row: CallerRow): FoundCaller {
  return { person: personOf(row), prefetched: row.prefetched };
}

function personOf(row: CallerRow): FoundCaller["person"] {
  return {
    userId: row.id,
    keycloakId: row.keycloak_id,
    email: row.email,
    isEmailVerified: row.email_verified,
    firstName: row.first_name,
    lastName: row.last_name,
    logbook: row.logbook,
    memberships: row.memberships.map(({ groupId, customerId, role }) => ({ groupId, customerId, role })),
    administers: row.administers.map(({ id }) => id),
    administeredCustomers: row.administers,
    groupAdminCustomers: customersOf(row.memberships.filter(({ role }) => role === "admin")),
    contactEmail: row.contact_email,
    termsVersion: row.terms_version,
    isAttending: row.is_attending,
    claimed: { firstName: row.claimed_first_name, lastName: row.claimed_last_name },
  };
}

function customersOf(memberships: CallerRow["memberships"]): readonly CustomerFacts[] {
  const names = new Map(memberships.map(({ customerId, customerName }) => [customerId, customerName]));
  return [...names].map(([id, name]) => ({ id, name }));
}
