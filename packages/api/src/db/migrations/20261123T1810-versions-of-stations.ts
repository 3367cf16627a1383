import { type Kysely, sql } from "kysely";

/**
 * Rewrites the reported versions of station software in the normalised form that is now stored: `2.1` becomes `2.1.0`, like the
 * version of its release.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    with said as (
      select station_id, software_code, string_to_array(version, '.')::int[] as parts
      from station_software where version ~ '^[0-9]{1,9}([.][0-9]{1,9})*$'
    ), written as (
      select station_id, software_code, (
        select string_agg(coalesce(parts[at], 0)::text, '.' order by at)
        from generate_series(1, greatest(3, (
          select max(place) from unnest(parts) with ordinality as each (part, place) where part > 0
        ))) as at
      ) as version
      from said
    )
    update station_software software set version = written.version
    from written
    where written.station_id = software.station_id and written.software_code = software.software_code
      and written.version <> software.version`.execute(db);
}
