import type { CustomerId } from "@cathedra/domain";
import type { Attending, AttendingChoice } from "@cathedra/domain/logbook";
import { type RawBuilder, sql } from "kysely";

// The attending and the hospital that a record names. Both are locked against being renamed, merged or removed until
// the record is written, so that a record never ends at an entry that was merged away in the meantime.

export type SaveListEntries = {
  readonly hospital: { readonly id: string; readonly name: string } | null;
  readonly attending: Attending | null;
};

/**
 * CTEs that end in `place` with at most one row: the hospital of this name. A merged name leads to the remaining hospital; a
 * removed one is found last, because records and older forms have it.
 */
export function hospitalCtes(customerId: CustomerId, name: string): RawBuilder<unknown> {
  return sql`named_place as (
    select id, name, merged_into from hospital
    where customer_id = ${customerId} and lower(name) = ${lower(name)}
    order by removed_at is not null, merged_into is null, removed_at desc, id limit 1 for share
  ), kept_place as (
    select id, name from hospital
    where id = (select merged_into from named_place) and merged_into is null for share
  ), place as (
    select id, name from named_place where merged_into is null union all select id, name from kept_place
  )`;
}

/**
 * CTEs that end in `chosen` with at most one row. By id: that attending, or the one it was merged into. By name, ignoring case:
 * an existing one first, then the target of a merge; a removed one is restored as unverified; otherwise an unverified one is
 * created (X83). Nothing is created for a record whose hospital is refused.
 */
export function attendingCtes(customerId: CustomerId, choice: AttendingChoice): RawBuilder<unknown> {
  const columns = sql`id, first_name, last_name`;
  if ("id" in choice) {
    return sql`known as (
      select ${columns}, merged_into from attending
      where customer_id = ${customerId} and id = ${choice.id} for share
    ), kept as (${keptAttending}), chosen as (
      select ${columns} from known where merged_into is null union all select ${columns} from kept
    )`;
  }
  const { firstName, lastName } = choice;
  return sql`named as materialized (
    select id, merged_into, removed_at is not null as is_removed from attending
    where customer_id = ${customerId} and lower(last_name) = ${lower(lastName)}
      and lower(first_name) = ${lower(firstName)}
    order by removed_at is not null, merged_into is null, removed_at desc, id limit 1
  ), known as (
    select ${columns}, merged_into from attending
    where id = (select id from named where not is_removed or merged_into is not null)
      and (removed_at is null or merged_into is not null) for share
  ), kept as (${keptAttending}), revived as (
    update attending set removed_at = null, email = null
    where id = (select id from named where is_removed and merged_into is null)
      and removed_at is not null and merged_into is null and exists (select from place)
    returning ${columns}
  ), made as (
    insert into attending (customer_id, first_name, last_name)
    select ${customerId}, ${firstName}, ${lastName}
    where not exists (select from named) and exists (select from place)
    on conflict (customer_id, lower(last_name), lower(first_name)) where removed_at is null do nothing
    returning ${columns}
  ), chosen as (
    select ${columns} from known where merged_into is null union all select ${columns} from kept
    union all select ${columns} from revived union all select ${columns} from made
  )`;
}

const keptAttending = sql`
  select id, first_name, last_name from attending
  where id = (select merged_into from known) and merged_into is null for share`;

const lower = (text: string) => sql`lower(${text}::text collate "und-x-icu")`;
