import { type Kysely, sql } from "kysely";

/** Sets the source of earlier runs by its new name, and the station session in which they were made. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update simulator_activity activity set
      source = case source when 'cloud' then 'cloud_machine' when 'person' then 'by_hand' else source end,
      station_sign_in_id = case when station_id is not null then (
        select id from station_sign_in session
        where session.station_id = activity.station_id and session.user_id = activity.created_by
          and session.signed_in_at <= activity.started_at + interval '60 seconds'
          and coalesce(session.signed_out_at >= activity.ended_at - interval '60 seconds', true)
        order by session.signed_in_at desc limit 1
      ) end;
    alter table simulator_activity validate constraint simulator_activity_source_check;
  `.execute(db);
}
