import type { KeycloakId } from "@cathedra/domain";
import type { CustomerFacts, Membership } from "@cathedra/domain/access";
import { type CompiledQuery, type RawBuilder, sql } from "kysely";
import type { SignedInPerson } from "../../auth/signed-in-person.ts";
import type { Db } from "../../db/database.ts";
import { lru } from "../../graphql/lru.ts";
import {
  callerParameter,
  parameter,
  readFacts,
  type WrittenRow,
  type WrittenStatement,
} from "../../graphql/written-answers.ts";

/** A row of the statements that read callers. */
type CallerRow = {
  /** The facts of the person as JSON, as `CallerFacts`. */
  readonly caller: string;
  readonly prefetched: unknown;
};

type CallerFacts = Omit<FoundCaller["person"], "memberships" | "administers" | "groupAdminCustomers"> & {
  readonly memberships: readonly (Membership & { readonly customerName: string })[];
};

/** A person without their roles, which only the token contains, and the prefetched fields. */
export type FoundCaller = { readonly person: Omit<SignedInPerson, "roles">; readonly prefetched: unknown };

export const noPrefetch = sql`null`;

/**
 * The columns of a row `person` of `app_user`. Admins are named by their address: a person without a verified address is not an
 * admin, and is a learner of a group. The prefetched fields are read in the same statement.
 */
const callerColumns = (prefetched: RawBuilder<unknown>) => sql`
  json_build_object(
    'userId', person.id, 'keycloakId', person.keycloak_id, 'email', person.email, 'isEmailVerified', person.email_verified,
    'firstName', person.first_name, 'lastName', person.last_name, 'logbook', person.logbook,
    'contactEmail', person.contact_email, 'isDeactivated', person.deactivated_at is not null, 'termsVersion', person.terms_version,
    'isAttending', person.email_verified and person.email <> '' and exists (
      select from attending
      where lower(attending.email) = lower(person.email) and attending.email is not null
        and (attending.removed_at is null or attending.merged_into is not null)
    ),
    'claimed', json_build_object(
      'firstName', coalesce(person.claimed_first_name, person.first_name),
      'lastName', coalesce(person.claimed_last_name, person.last_name)
    ),
    'memberships', (
      select coalesce(json_agg(json_build_object(
        'groupId', member.group_id, 'customerId', customer_group.customer_id, 'role', case when person.email_verified then member.role else 'learner' end,
        'customerName', customer.name
      ) order by member.group_id), '[]')
      from customer_group_member member join customer_group on customer_group.id = member.group_id
        join customer on customer.id = customer_group.customer_id
      where member.user_id = person.id
    ),
    'administeredCustomers', (
      select coalesce(json_agg(json_build_object('id', customer.id, 'name', customer.name) order by customer.id), '[]')
      from customer_admin join customer on customer.id = customer_admin.customer_id
      where customer_admin.user_id = person.id and person.email_verified
    )
  )::text as caller,
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
  written: WrittenStatement,
): Promise<(FoundCaller & { readonly row: WrittenRow }) | undefined> {
  const { joins, columns, compiled, bind } = written;
  compiled.query ??= sql<CallerRow>`
    select ${callerColumns(prefetched)}, ${columns} from app_user person ${joins}
    where person.keycloak_id = ${parameter(callerParameter)}`.compile(db);
  const parameters = bind(compiled.query.parameters, keycloakId);
  const { rows } = await db.executeQuery<CallerRow>({ ...compiled.query, parameters });
  const [row] = rows;
  if (row === undefined) return undefined;
  const { person, prefetched: shared } = foundCaller(row);
  return { person, prefetched: Object.assign(readFacts(written, row), shared), row };
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
    return new Map(rows.map(foundCaller).map((found) => [found.person.keycloakId, found]));
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

function foundCaller({ caller, prefetched }: CallerRow): FoundCaller {
  return { person: getPerson(caller), prefetched };
}

const maxPeople = 5_000;

/** People by their facts as they were read: as long as nothing changes, a person is the same object on each call. */
const people = lru<FoundCaller["person"]>(maxPeople);

function getPerson(text: string): FoundCaller["person"] {
  const known = people.get(text);
  if (known !== undefined) return known;
  const facts = JSON.parse(text) as CallerFacts;
  const person = {
    ...facts,
    memberships: facts.memberships.map(({ groupId, customerId, role }) => ({ groupId, customerId, role })),
    administers: facts.administeredCustomers.map(({ id }) => id),
    groupAdminCustomers: getCustomers(facts.memberships.filter(({ role }) => role === "admin")),
  };
  people.set(text, person);
  return person;
}

function getCustomers(memberships: CallerFacts["memberships"]): readonly CustomerFacts[] {
  const names = new Map(memberships.map(({ customerId, customerName }) => [customerId, customerName]));
  return [...names].map(([id, name]) => ({ id, name }));
}
