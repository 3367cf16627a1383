import { type Kysely, sql } from "kysely";

/**
 * Functions that count a person's unseen and unread notices up to a maximum. Their settings make them use the person's part of an
 * index, whatever the planner assumes about a table that has grown since it was last analysed.
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
