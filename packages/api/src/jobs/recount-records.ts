import { sql } from "kysely";
import type { Db } from "../db/database.ts";

/**
 * Compares the counters of records with the records and puts right what differs. The triggers keep them; this is the
 * proof, once a night. Answers with the number of counters that were wrong.
 */
export async function recountRecords(db: Db): Promise<number> {
  return db.transaction().execute(async (tx) => {
    await sql`lock table logbook_count in share row exclusive mode`.execute(tx);
    const { numAffectedRows } = await sql`
      with counted as (
        select id as group_id, customer_id,
          (select count(*) from logbook_record where group_id = customer_group.id) as records
        from customer_group
      )
      insert into logbook_count as counter (group_id, customer_id, records)
      select group_id, customer_id, records from counted
      where records <> coalesce((select records from logbook_count where group_id = counted.group_id), 0)
      order by group_id
      on conflict (group_id) do update set records = excluded.records`.execute(tx);
    return Number(numAffectedRows ?? 0);
  });
}
