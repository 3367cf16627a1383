import type { Actor } from "@cathedra/domain/access";
import { recentChoicesShown, recordsForRecent } from "@cathedra/domain/logbook";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../db/database.ts";
import type {
  FormAttending,
  FormHospital,
  LogbookTarget,
  RecentChoices,
} from "../../graphql/generated/contract.ts";
import { targetJson, targetOrder, targetsFor } from "../totals/public.ts";

export type FormChoices = {
  readonly attending: FormAttending[];
  readonly hospitals: FormHospital[];
  readonly recent: RecentChoices[];
  readonly lastRole: string | null;
  readonly lastLevel: string | null;
  readonly lastGroupId: number | null;
  readonly targets: LogbookTarget[];
};

/**
 * The attendings and hospitals of the caller's customers (all customers for sys_admin), the caller's latest choices, and their
 * targets. One statement.
 */
export async function findFormChoices(db: Db, actor: Actor): Promise<FormChoices> {
  const own = [...actor.memberships.map(({ customerId }) => customerId), ...actor.administers];
  const learnsIn = actor.memberships.filter(({ role }) => role === "learner").map(({ groupId }) => groupId);
  const isMine = actor.roles.includes("sys_admin") ? sql`true` : sql`customer.id = any(${own}::int[])`;
  const { rows } = await sql<FormChoices>`
    select (
      select coalesce(json_agg(json_build_object(
        'id', attending.id, 'firstName', attending.first_name, 'lastName', attending.last_name,
        'customerName', customer.name, 'customerId', customer.id
      ) order by attending.last_name, attending.first_name, attending.id), '[]')
      from attending join customer on customer.id = attending.customer_id
      where attending.removed_at is null and ${isMine}
    ) as attending, (
      select coalesce(json_agg(json_build_object(
        'id', hospital.id, 'name', hospital.name, 'customerName', customer.name, 'customerId', customer.id
      ) order by hospital.name, hospital.id), '[]')
      from hospital join customer on customer.id = hospital.customer_id
      where hospital.removed_at is null and ${isMine}
    ) as hospitals, (${recentChoices(actor)}) as recent, (
      select coalesce(json_agg(${targetJson} order by ${targetOrder}), '[]')
      from logbook_target target where ${targetsFor(learnsIn)}
    ) as targets, last_said.role as "lastRole", last_said.level as "lastLevel", last_said.group_id as "lastGroupId"
    from (${lastParticipation(actor)}) last_said`.execute(db);
  const unsaid = { lastRole: null, lastLevel: null, lastGroupId: null };
  return rows[0] ?? { attending: [], hospitals: [], recent: [], targets: [], ...unsaid };
}

/**
 * Selects one JSON value: the latest choices of the person's records for each customer of their groups. It reads the index of
 * the person's own records, and no further than needed.
 */
function recentChoices({ userId, memberships }: Actor): RawBuilder<RecentChoices[]> {
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

/** The first few different values of a column of `written`, in the order of its rows. */
function latest(column: "hospital_name" | "attending_id" | "procedure_code"): RawBuilder<unknown> {
  return sql`array(
    select value from unnest(written.${sql.ref(column)}) with ordinality each (value, at)
    group by value order by min(at) limit ${sql.lit(recentChoicesShown)}
  )`;
}

/**
 * Selects one row: the role and level that the person last chose for themselves in a record that they wrote, and the group of the
 * latest such record that they are still a member of. For each customer it reads no more records than the latest choices need.
 */
function lastParticipation({ userId, memberships }: Actor): RawBuilder<unknown> {
  const customers = [...new Set(memberships.map(({ customerId }) => customerId))];
  const groups = memberships.map(({ groupId }) => groupId);
  return sql`
    select (array_agg(part.role order by record.created_at desc, record.id desc)
        filter (where part.role is not null))[1] as role,
      (array_agg(part.level order by record.created_at desc, record.id desc)
        filter (where part.level is not null))[1] as level,
      (array_agg(record.group_id order by record.created_at desc, record.id desc)
        filter (where record.group_id = any(${groups}::int[])))[1] as group_id
    from unnest(${customers}::int[]) customer (id)
    cross join lateral (
      select id, created_at, group_id from logbook_record
      where created_by = ${userId} and customer_id = customer.id
      order by created_at desc, id desc limit ${sql.lit(recordsForRecent)}
    ) record
    join logbook_participant part
      on part.record_id = record.id and part.user_id = ${userId} and part.position >= 0`;
}
