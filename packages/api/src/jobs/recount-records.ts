import { sql } from "kysely";
import type { Db } from "../db/database.ts";

/**
 * Compares the counters of records with the records and corrects differences. Triggers maintain them; this nightly job verifies
 * it. Returns the number of wrong counters.
 */
export async function recountRecords(db: Db): Promise<number> {
  return db.transaction().execute(async (tx) => {
    await sql`lock table logbook_count in share row exclusive mode`.execute(tx);
    const { numAffectedRows } = await sql`
      with counted as (
        select id as group_id, customer_id,
          (select count(*) from logbook_record where group_id = customer_group.id) as records
        from customer_group
      ), kept as (
        select group_id, sum(records) as records, coalesce(sum(records) filter (where part <> 0), 0) as in_others
        from logbook_count group by group_id
      )
      insert into logbook_count (group_id, customer_id, part, records)
      select counted.group_id, counted.customer_id, 0, counted.records - coalesce(kept.in_others, 0)
      from counted left join kept on kept.group_id = counted.group_id
      where counted.records <> coalesce(kept.records, 0)
      order by counted.group_id
      on conflict (group_id, part) do update set records = excluded.records`.execute(tx);
    return Number(numAffectedRows ?? 0);
  });
}
