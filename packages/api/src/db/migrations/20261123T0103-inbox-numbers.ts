import { type Kysely, sql } from "kysely";

/**
 * How many of a person's notices are unseen and unread, up to a most. With the settings of the functions these are read by the
 * person's part of their index alone, whatever the planner thinks of a table that grew since it was last looked at.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function unseen_notices(person uuid, most int) returns int language plpgsql stable
      set enable_seqscan = off set enable_bitmapscan = off set enable_sort = off set enable_incremental_sort = off
    as $$ begin
      return (
        select count(*) from (
          select from notification where user_id = person and seen_at is null and dismissed_at is null limit most
        ) counted
      );
    end $$;
    create function unread_notices(person uuid, most int) returns int language plpgsql stable
      set enable_seqscan = off set enable_bitmapscan = off set enable_sort = off set enable_incremental_sort = off
    as $$ begin
      return (
        select count(*) from (
          select from notification where user_id = person and read_at is null and dismissed_at is null
          order by id desc limit most
        ) counted
      );
    end $$;
  `.execute(db);
}
