import type { CustomerId } from "@cathedra/domain";
import type { Attending, AttendingChoice } from "@cathedra/domain/logbook";
import { type RawBuilder, sql } from "kysely";

// The attending and the hospital that a record names. Both are locked against being renamed, merged or removed while
// the record is written, so that a record never ends at an entry that was merged away in the meantime.

export type SaveListEntries = {
  readonly hospital: { readonly id: string; readonly name: string } | null;
  readonly attending: Attending | null;
};

/** How entries are read: locked for the statement or transaction that writes the record, or not. */
type Lock = RawBuilder<unknown>;
export const forShare: Lock = sql`for share`;
export const unlocked: Lock = sql``;

/**
 * CTEs that end in `place` with at most one row: the hospital of this name. A merged name leads to the remaining hospital; a
 * removed one is found last, because records and older forms have it.
 */
export function hospitalCtes(customerId: CustomerId, name: string, lock: Lock): RawBuilder<unknown> {
  return sql`named_place as (
    select id, name, merged_into from hospital
    where customer_id = ${customerId} and lower(name) = ${lower(name)}
    order by removed_at is not null, merged_into is null, removed_at desc, id limit 1 ${lock}
  ), kept_place as (
    select id, name from hospital
    where id = (select merged_into from named_place) and merged_into is null ${lock}
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
  if ("id" in choice) return knownAttendingCtes(customerId, choice, forShare);
  const { firstName, lastName } = choice;
  return sql`${namedAttendingCtes(customerId, choice, forShare)}, revived as (
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
    ${knownOrKept} union all select ${columns} from revived union all select ${columns} from made
  )`;
}

/** CTEs as above that only read: `chosen` is empty if the attending would have to be created or restored. */
export function readAttendingCtes(customerId: CustomerId, choice: AttendingChoice): RawBuilder<unknown> {
  if ("id" in choice) return knownAttendingCtes(customerId, choice, unlocked);
  return sql`${namedAttendingCtes(customerId, choice, unlocked)}, chosen as (${knownOrKept})`;
}

const columns = sql`id, first_name, last_name`;
const knownOrKept = sql`
  select ${columns} from known where merged_into is null union all select ${columns} from kept`;

function knownAttendingCtes(
  customerId: CustomerId,
  { id }: Extract<AttendingChoice, { readonly id: unknown }>,
  lock: Lock,
): RawBuilder<unknown> {
  return sql`known as (
    select ${columns}, merged_into from attending where customer_id = ${customerId} and id = ${id} ${lock}
  ), kept as (${keptAttending(lock)}), chosen as (${knownOrKept})`;
}

function namedAttendingCtes(
  customerId: CustomerId,
  { firstName, lastName }: Exclude<AttendingChoice, { readonly id: unknown }>,
  lock: Lock,
): RawBuilder<unknown> {
  return sql`named as materialized (
    select id, merged_into, removed_at is not null as is_removed from attending
    where customer_id = ${customerId} and lower(last_name) = ${lower(lastName)}
      and lower(first_name) = ${lower(firstName)}
    order by removed_at is not null, merged_into is null, removed_at desc, id limit 1
  ), known as (
    select ${columns}, merged_into from attending
    where id = (select id from named where not is_removed or merged_into is not null)
      and (removed_at is null or merged_into is not null) ${lock}
  ), kept as (${keptAttending(lock)})`;
}

const keptAttending = (lock: Lock): RawBuilder<unknown> => sql`
  select ${columns} from attending
  where id = (select merged_into from known) and merged_into is null ${lock}`;

const lower = (text: string) => sql`lower(${text}::text collate "und-x-icu")`;
