import { type Kysely, sql } from "kysely";

/**
 * Vouchers for cloud modules can have a name, like events. Existing ones have none and are shown by their number. Names are found
 * like those of events (0073): by their pieces, thirty days of creation at a time.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    do $$
      declare given text;
      begin
        select conname into strict given from pg_constraint
          where conrelid = 'resource_access_voucher'::regclass and contype = 'c'
            and pg_get_constraintdef(oid) like '%num_nonnulls(name, description%';
        execute format('alter table resource_access_voucher drop constraint %I', given);
      end
    $$;
    alter table resource_access_voucher add constraint voucher_parts_of_kind check (
      case kind
        when 'event' then num_nulls(name, description, event_at, duration_s, calendar_sequence) = 0
          and max_duration_s is null
        else num_nonnulls(description, event_at, duration_s, calendar_sequence) = 0
          and max_duration_s is not null
      end
    );
    create index voucher_names on resource_access_voucher using gin (
      thirty_days(created_at), text_pieces(search_form(name)), customer_id, learning_space_id, section
    ) with (fastupdate = off) where kind = 'cloud_modules' and name is not null;
  `.execute(db);
}
