import type { Instant } from "@cathedra/domain";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";

/**
 * Institutions whose attendings have confirmed records ask for ratings on the Zwisch scale: of the confirmed records two in three
 * are rated by their attending, and most of those by the trainee, who rise with the years. In one case in forty the attending
 * remembers another role. Everything is derived from the records' ids, so that seeding again gives the same.
 */
export async function insertEntrustment(tx: Tx, now: Instant): Promise<void> {
  await sql`
    insert into logbook_settings (customer_id, entrustment_scale, modified_at)
    select distinct customer_id, 'zwisch', ${toTimestamp(now)}::timestamptz from logbook_record where confirmation = 'confirmed'
    on conflict (customer_id) do nothing`.execute(tx);
  await sql`
    with rated as (
      select id, created_by, confirmation_by, confirmation_at, abs(hashtext(id::text)) as dice,
        least(4, greatest(1, 1 + floor(3.4 * percent_rank() over (
          partition by created_by order by date_of_procedure, id
        ))::int + abs(hashtext('level' || id)) % 2)) as level
      from logbook_record where confirmation = 'confirmed' and confirmation_by <> created_by
    )
    insert into logbook_entrustment (record_id, side, rated_by, scale, level, complexity, comment, rated_at)
    select id, 'attending', confirmation_by, 'zwisch', level,
      (array['easiest', 'average', 'average', 'hardest'])[1 + dice % 4], null, confirmation_at + interval '1 minute'
    from rated where dice % 3 > 0
    union all
    select id, 'trainee', created_by, 'zwisch', least(4, greatest(1, level + (dice % 4 = 0)::int - (dice % 5 = 0)::int)),
      null, null, confirmation_at - interval '1 hour'
    from rated where dice % 3 > 0 and dice % 7 > 0`.execute(tx);
  await sql`
    insert into logbook_stated_role (record_id, stated_by, role, comment, stated_at)
    select record.id, record.confirmation_by, 'Assistant', 'I did the critical steps, you assisted.', record.confirmation_at
    from logbook_record record
    join logbook_participant part on part.record_id = record.id and part.user_id = record.created_by
      and part.position >= 0 and part.role = 'Operator'
    where record.confirmation = 'confirmed' and record.confirmation_by <> record.created_by
      and abs(hashtext('role' || record.id)) % 40 = 0
    on conflict (record_id) do nothing`.execute(tx);
}
