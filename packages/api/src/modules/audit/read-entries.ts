import type { Actor, AuditScope } from "@cathedra/domain/access";
import { auditLimits, getAct, getLabel } from "@cathedra/domain/audit";
import { fieldError } from "@cathedra/domain/messages";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { int, json, nullable, statement, text, timestamp } from "../../db/statement.ts";
import { invalidInput } from "../../errors.ts";
import type {
  AuditCustomer,
  AuditEntriesPage,
  AuditEntry,
  AuditPerson,
  AuditThing,
  QueryAuditEntriesArgs,
} from "../../graphql/generated/contract.ts";
import { actsWithKinds, nameOfThing, personObject } from "./display-names.ts";
import { entryKeys } from "./entry-keys.ts";
import { type AuditQuery, readAuditQuery } from "./read-audit-query.ts";

const columns = {
  id: int(),
  at: timestamp(),
  action: text(),
  subject: text(),
  kind: nullable(text()),
  thingName: nullable(text()),
  requestId: nullable(text()),
  actor: nullable(json<AuditPerson>()),
  customer: nullable(json<AuditCustomer>()),
};

/** The columns of entries: who did what to which thing and for whom, with their present names. */
const entriesStatement = statement(
  columns,
  (scope: AuditScope, keys: RawBuilder<unknown>) => sql`
    select row.id, row.at, row.action, row.subject, row.kind, row.request_id as "requestId",
      ${nameOfThing} as "thingName",
      case when actor_id is not null then coalesce(
        (select ${personObject(scope)} from app_user person where person.id = row.actor_id),
        json_build_object('id', row.actor_id, 'name', '–')
      ) end as actor,
      case when customer_id is not null then json_build_object(
        'id', customer_id, 'name', coalesce((select name from customer where customer.id = row.customer_id), '–')
      ) end as customer
    from (
      select entry.id, entry.at, entry.action, entry.subject, entry.actor_id, entry.customer_id, entry.request_id,
        entry.subject_name as said_name, act.kind
      from audit_log entry left join ${actsWithKinds} on act.name = entry.action
      where entry.id in (${keys})
    ) row
    order by row.id desc`,
  ["all", sql`select 1::bigint as id`],
  [[], sql`select 1::bigint as id`],
);

/** The entries of the audit log with these ids, the latest first, in one statement. */
export async function getEntries(
  db: Db,
  scope: AuditScope,
  keys: RawBuilder<unknown>,
): Promise<readonly AuditEntry[]> {
  const rows = await entriesStatement.rows(db, scope, keys);
  return rows.map(({ id, subject, kind, thingName, ...row }) => ({
    ...row,
    id: String(id),
    label: getLabel(row.action),
    takes: getAct(row.action)?.takes ?? false,
    thing: { kind: kind ?? "unknown", id: subject, name: thingName },
  }));
}

const aboutStatement = statement(
  {
    count: int(),
    person: nullable(json<AuditPerson>()),
    customer: nullable(json<AuditCustomer>()),
    thingName: nullable(text()),
  },
  (scope: AuditScope, keys: RawBuilder<unknown>, { person, customer, thing }: About) => sql`
    select (select count(*) from (${keys}) found) as count,
      (select ${personObject(scope)} from app_user person where person.keycloak_id = ${person}) as person,
      (select json_build_object('id', id, 'name', name) from customer where id = ${customer}) as customer,
      (select ${nameOfThing} from (
        select ${thing?.kind ?? null}::text as kind, ${thing?.id ?? ""}::text as subject, null::text as said_name
      ) row) as "thingName"`,
  ["all", sql`select 1::bigint as id`, { person: null, customer: null, thing: undefined }],
);

type About = {
  readonly person: string | null;
  readonly customer: number | null;
  readonly thing: { readonly kind: string; readonly id: string } | undefined;
};

/** A page of the log, latest first, with the names of its filters. */
export async function auditEntries(
  { db }: { readonly db: Db },
  actor: Actor,
  { filter, first, before }: QueryAuditEntriesArgs,
): Promise<AuditEntriesPage> {
  const query = await readAuditQuery(db, actor, filter);
  const most = Math.min(first ?? auditLimits.page, auditLimits.maxOnPage);
  const errors = [
    ...(most >= 1 ? [] : [fieldError("first", "OUT_OF_RANGE", { min: 1, max: auditLimits.maxOnPage })]),
    ...(before == null || /^[0-9]{1,15}$/.test(before) ? [] : [fieldError("before", "NOT_AN_OPTION")]),
  ];
  if (errors.length > 0) throw invalidInput(errors);
  const found = await getEntries(db, query.scope, entryKeys(query, before ?? undefined, most + 1));
  const entries = found.slice(0, most);
  return {
    entries: [...entries],
    next: found.length > most ? (entries.at(-1)?.id ?? null) : null,
    ...(await describeSubject(db, query, filter, {
      isAll: before == null && found.length <= most,
      found: found.length,
    })),
  };
}

async function describeSubject(
  db: Db,
  query: AuditQuery,
  filter: QueryAuditEntriesArgs["filter"],
  { isAll, found }: { readonly isAll: boolean; readonly found: number },
): Promise<Pick<AuditEntriesPage, "count" | "person" | "thing" | "customer">> {
  const [thing] = filter?.thing == null ? [] : (query.things ?? []);
  const about = await aboutStatement.only(
    db,
    query.scope,
    isAll
      ? sql`select generate_series(1, ${found}::bigint) as id`
      : entryKeys(query, undefined, auditLimits.counted + 1),
    {
      person: query.person === "nobody" || query.person === undefined ? null : (filter?.person ?? null),
      customer:
        query.customers === "all" ? null : filter?.customerId == null ? null : (query.customers[0] ?? null),
      thing,
    },
  );
  const { count, person, customer, thingName } = about;
  // The name of a thing is hidden if the caller may see no part of it.
  const isKnown = thing !== undefined && (query.scope === "all" || count > 0);
  return {
    count: count > auditLimits.counted ? null : count,
    person: query.scope === "all" || count > 0 ? person : null,
    customer,
    thing: thing === undefined ? null : ({ ...thing, name: isKnown ? thingName : null } satisfies AuditThing),
  };
}
