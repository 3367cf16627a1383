import { type CustomerId, type Instant, instant } from "@cathedra/domain";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { filled, int, json, statement } from "../../db/statement.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import type { DueEvent } from "../../graphql/generated/contract.ts";
import type { VoucherScope } from "../access-vouchers/public.ts";

const maxCounted = 100;
const maxShown = 3;

/** Uses the index `voucher_by_event_date`: open events that begin before that moment are all of one day. */
const dueStatement = statement(
  { count: filled(int()), events: json<readonly DueEvent[]>() },
  (customers: readonly CustomerId[] | null, until: Instant, now: Instant) => sql`
    with due as materialized (
      select event.id, event.name, event.event_at from resource_access_voucher event
      where event.kind = 'event' and event.section = 'open' and event.event_at < ${toTimestamp(until)}
        and event.valid_to > ${toTimestamp(now)} and event.archived_at is null
        ${customers === null ? sql`` : sql`and event.customer_id = any(${customers}::int[])`}
      order by event.event_at, event.id limit ${sql.lit(maxCounted)}
    )
    select (select count(*) from due) as count, (
      select coalesce(json_agg(json_build_object('id', id, 'name', name, 'eventAt', event_at) order by event_at, id), '[]')
      from (select * from due order by event_at, id limit ${sql.lit(maxShown)}) first
    ) as events`,
  [null, instant(0), instant(0)],
  [[], instant(0), instant(0)],
);

/** The events of these accounts that are not over and begin before a moment, the earliest first. */
export async function dueEvents(db: Db, scope: VoucherScope, until: Instant, now: Instant) {
  if (scope.length === 0) return { count: 0, events: [] };
  return dueStatement.only(db, scope === "every" ? null : scope, until, now);
}
