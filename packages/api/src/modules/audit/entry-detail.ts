import { isUuid } from "@cathedra/domain";
import { type Actor, type AuditScope, getAuditScope, mayReadAudit } from "@cathedra/domain/access";
import { type Fact, type FactKind, getFacts } from "@cathedra/domain/audit";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { json, nullable, statement } from "../../db/statement.ts";
import { appError, authorize } from "../../errors.ts";
import type { AuditEntryDetail, AuditPerson } from "../../graphql/generated/contract.ts";
import { personObject } from "./display-names.ts";
import { getEntries } from "./read-entries.ts";

type Details = Readonly<Record<string, unknown>>;

const saidStatement = statement(
  {
    before: nullable(json<Details>()),
    after: nullable(json<Details>()),
    details: nullable(json<Details>()),
    people: json<AuditPerson[]>(),
  },
  (scope: AuditScope, id: string) => sql`
    select before, after, details, coalesce((
      select json_agg(${personObject(scope)} order by person.last_name, person.first_name, person.id)
      from (select person_id from audit_person where entry_id = audit_log.id limit 100) concerned
      join app_user person on person.id = concerned.person_id
    ), '[]'::json) as people
    from audit_log
    where id = ${id}::bigint ${scope === "all" ? sql`` : sql`and customer_id = any(${scope}::int[])`}`,
  ["all", "1"],
  [[], "1"],
);

/** An entry with its values before and after. An entry that the reader may not see is answered like a missing one. */
export async function auditEntry(
  { db }: { readonly db: Db },
  actor: Actor,
  id: string,
): Promise<AuditEntryDetail> {
  authorize(mayReadAudit(actor));
  const scope = getAuditScope(actor);
  const found = /^[0-9]{1,15}$/.test(id) ? await saidStatement.first(db, scope, id) : undefined;
  const [entry] = found === undefined ? [] : await getEntries(db, scope, sql`select ${id}::bigint`);
  if (found === undefined || entry === undefined) throw appError("NOT_FOUND");
  const facts = getFacts(found.before, found.after, found.details);
  const getName = await namesIn(db, facts);
  const named = (values: readonly string[] | null, kind: FactKind) =>
    values === null ? null : values.map((value) => getName(kind, value));
  return {
    entry,
    people: found.people,
    facts: facts.map(({ key, label, kind, before, after }) => ({
      key,
      label,
      kind: isNamed(kind) ? "text" : kind,
      before: named(before, kind),
      after: named(after, kind),
    })),
  };
}

const namesStatement = statement(
  { names: json<Readonly<Record<string, string>>>() },
  (
    people: readonly string[],
    courses: readonly number[],
    customers: readonly number[],
    stations: readonly string[],
  ) => sql`
    select coalesce(json_object_agg(key, name), '{}'::json) as names from (
      select 'people:' || id as key, nullif(trim(first_name || ' ' || last_name), '') as name
      from app_user where id = any(${people}::uuid[])
      union all select 'courses:' || id, name from course where id = any(${courses}::int[])
      union all select 'customers:' || id, name from customer where id = any(${customers}::int[])
      union all select 'stations:' || id, coalesce(nullif(name, '') || ' (' || service_tag || ')', service_tag)
      from station where id = any(${stations}::uuid[])
    ) found where name is not null`,
  [[], [], [], []],
);

const namedKinds: readonly FactKind[] = ["people", "courses", "customers", "stations"];
const isNamed = (kind: FactKind) => namedKinds.includes(kind);

/** The names of people, courses, customers and stations in the facts; deleted ones keep the id from the log. */
async function namesIn(db: Db, facts: readonly Fact[]): Promise<(kind: FactKind, value: string) => string> {
  const getValues = (wanted: FactKind) =>
    facts
      .filter(({ kind }) => kind === wanted)
      .flatMap(({ before, after }) => [...(before ?? []), ...(after ?? [])]);
  const getNumbers = (wanted: FactKind) =>
    getValues(wanted)
      .filter((value) => /^[0-9]{1,9}$/.test(value))
      .map(Number);
  const [people, courses, customers, stations] = [
    getValues("people").filter(isUuid),
    getNumbers("courses"),
    getNumbers("customers"),
    getValues("stations").filter(isUuid),
  ];
  if (people.length + courses.length + customers.length + stations.length === 0) return (_, value) => value;
  const { names } = await namesStatement.only(db, people, courses, customers, stations);
  return (kind, value) => names[`${kind}:${value}`] ?? value;
}
