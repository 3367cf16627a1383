import { actsOn } from "@cathedra/domain/audit";
import { type RawBuilder, sql } from "kysely";
import { toTimestamp } from "../../db/to-timestamp.ts";
import { type AuditQuery, actsOnThing } from "./read-audit-query.ts";

type Part = RawBuilder<unknown>;
/** The part of a query that reads entries from an index in the order of the log, and the column with that order. */
type Join = { readonly from: Part; readonly id: Part };

const itself: Join = { from: sql`audit_log entry`, id: sql`entry.id` };
const byConcerned: Join = {
  from: sql`audit_person concerned join audit_log entry on entry.id = concerned.entry_id`,
  id: sql`concerned.entry_id`,
};

/**
 * The ids of the `most` latest matching entries: the first ones from each index in the order of the log, merged. The most
 * selective filter leads; the others are checked on the way.
 */
export function entryKeys(query: AuditQuery, before: string | undefined, most: number): Part {
  const narrowed = narrowing(query);
  const found = leading(query).map(({ where, join }) => {
    const until = before === undefined ? [] : [sql`${join.id} < ${before}::bigint`];
    return sql`(
      select ${join.id} as id from ${join.from}
      where ${sql.join([...where, ...narrowed, ...until, sql`true`], sql` and `)}
      order by ${join.id} desc limit ${most}
    )`;
  });
  return sql`select id from (${sql.join(found, sql` union `)}) found order by id desc limit ${most}`;
}

type Leading = { readonly where: readonly Part[]; readonly join: Join };

const lead = (...where: readonly Part[]): Leading => ({ where, join: itself });
const nothing: readonly Leading[] = [lead(sql`false`)];

function leading({ person, role, things, acts, customers }: AuditQuery): readonly Leading[] {
  if (person === "nobody" || things?.length === 0 || acts?.length === 0) return nothing;
  if (person !== undefined) {
    const by = lead(sql`entry.actor_id = ${person}::uuid`);
    const on = [
      lead(sql`entry.subject = ${person}::text`, sql`entry.action = any(${actsOn("person")}::text[])`),
      { where: [sql`concerned.person_id = ${person}::uuid`], join: byConcerned },
    ];
    return [...(role === "on" ? [] : [by]), ...(role === "by" ? [] : on)];
  }
  if (things !== undefined)
    return things.map((thing) =>
      lead(sql`entry.subject = ${thing.id}`, sql`entry.action = any(${actsOnThing(thing)}::text[])`),
    );
  const eachAct = acts?.map((act) => sql`entry.action = ${act}`);
  if (customers === "all") return eachAct?.map((act) => lead(act)) ?? [lead()];
  const eachCustomer = customers.map((customer) => sql`entry.customer_id = ${customer}`);
  if (eachCustomer.length === 0) return nothing;
  return eachCustomer.flatMap((own) => eachAct?.map((act) => lead(own, act)) ?? [lead(own)]);
}

/** SQL for all conditions on an entry, whichever index it was found by. */
function narrowing({ customers, things, acts, from, to }: AuditQuery): readonly Part[] {
  return [
    ...(customers === "all" ? [] : [sql`entry.customer_id = any(${customers}::int[])`]),
    ...(acts === undefined ? [] : [sql`entry.action = any(${acts}::text[])`]),
    ...(things === undefined
      ? []
      : [
          sql`(${sql.join(
            [
              sql`false`,
              ...things.map(
                (thing) =>
                  sql`(entry.subject = ${thing.id} and entry.action = any(${actsOnThing(thing)}::text[]))`,
              ),
            ],
            sql` or `,
          )})`,
        ]),
    ...(from === undefined
      ? []
      : [sql`entry.id >= ${edge("from", from)} and entry.at >= ${toTimestamp(from)}`]),
    ...(to === undefined ? [] : [sql`entry.id <= ${edge("to", to)} and entry.at < ${toTimestamp(to)}`]),
  ];
}

/** Ids are in order of time except for concurrent writes, so the boundary of a period is within this many ids. */
const writtenAtOnce = sql.lit(100);

function edge(which: "from" | "to", at: NonNullable<AuditQuery["from"]>): Part {
  return which === "from"
    ? sql`(select min(id) from (
        select id from audit_log where at >= ${toTimestamp(at)} order by at, id limit ${writtenAtOnce}) near)`
    : sql`(select max(id) from (
        select id from audit_log where at < ${toTimestamp(at)} order by at desc, id desc limit ${writtenAtOnce}) near)`;
}
