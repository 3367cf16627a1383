import type { Actor } from "@cathedra/domain/access";
import { recentChoicesShown, recordsForRecent } from "@cathedra/domain/logbook";
import { type RawBuilder, sql } from "kysely";
import type { RecentChoices } from "../../graphql/generated/contract.ts";

/**
 * A select of one JSON value: for each customer in whose groups the person is, what their latest records chose, the
 * latest first. Reads the index of what a person wrote, and no further than those records.
 */
export function recentChoices({ userId, memberships }: Actor): RawBuilder<RecentChoices[]> {
  const customers = [...new Set(memberships.map(({ customerId }) => customerId))];
  return sql`
    select coalesce(json_agg(json_build_object(
      'customerId', customer.id,
      'hospitals', ${latest("hospital_name")},
      'attendings', ${latest("attending_id")},
      'procedures', ${latest("procedure_code")}
    )), '[]')
    from unnest(${customers}::int[]) customer (id)
    cross join lateral (
      select array_agg(hospital_name) as hospital_name, array_agg(attending_id) as attending_id,
        array_agg(procedure_code) as procedure_code
      from (
        select hospital_name, attending_id, procedure_code from logbook_record
        where created_by = ${userId} and customer_id = customer.id
        order by created_at desc, id desc limit ${sql.lit(recordsForRecent)}
      ) record
    ) written
    where written.hospital_name is not null`;
}

/** The first few different values of a column of `written`, in its order. */
function latest(column: "hospital_name" | "attending_id" | "procedure_code"): RawBuilder<unknown> {
  return sql`array(
    select value from unnest(written.${sql.ref(column)}) with ordinality each (value, at)
    group by value order by min(at) limit ${sql.lit(recentChoicesShown)}
  )`;
}

/**
 * A select of one row: the role and the level that a person stated last for themselves, in the records that they wrote.
 * At each customer no more records are read than for what was chosen there; each by the key of its participants.
 */
export function lastParticipation({ userId, memberships }: Actor): RawBuilder<unknown> {
  const customers = [...new Set(memberships.map(({ customerId }) => customerId))];
  return sql`
    select (array_agg(part.role order by record.created_at desc, record.id desc)
        filter (where part.role is not null))[1] as role,
      (array_agg(part.level order by record.created_at desc, record.id desc)
        filter (where part.level is not null))[1] as level
    from unnest(${customers}::int[]) customer (id)
    cross join lateral (
      select id, created_at from logbook_record
      where created_by = ${userId} and customer_id = customer.id
      order by created_at desc, id desc limit ${sql.lit(recordsForRecent)}
    ) record
    join logbook_participant part
      on part.record_id = record.id and part.user_id = ${userId} and part.position >= 0`;
}
