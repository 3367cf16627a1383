import { type Kysely, sql } from "kysely";

/**
 * Indexes for lists of vouchers, whose cost does not depend on the number of vouchers. A series is what one person created for
 * one account in one learning space, and a section is the stored state of vouchers. A query is reduced to a few series, each of
 * which has the vouchers of a section in order; the same holds for the vouchers of a case, by copies. The names of events are
 * found by all of their pieces of one to three characters, thirty days at a time.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table voucher_series (
      id int generated always as identity primary key,
      kind text not null,
      customer_id int not null references customer,
      learning_space_id int not null references learning_space,
      -- Without a key: whoever is gone leaves a series that has no vouchers.
      creator_id uuid,
      constraint unique_voucher_series unique nulls not distinct (kind, customer_id, learning_space_id, creator_id)
    );
    create index voucher_series_of_creator on voucher_series (creator_id);

    alter table resource_access_voucher
      add column section text collate "C" not null generated always as (
        case when archived_at is not null then 'archived' when settled_at is not null then 'over' else 'open' end
      ) stored,
      add column series_id int references voucher_series;
    alter table voucher_case
      add column customer_id int,
      add column section text collate "C",
      add column created_at timestamptz(3);

    insert into voucher_series (kind, customer_id, learning_space_id, creator_id)
      select distinct kind, customer_id, learning_space_id, creator_id from resource_access_voucher;
    update resource_access_voucher voucher set series_id = series.id from voucher_series series
      where (series.kind, series.customer_id, series.learning_space_id)
          = (voucher.kind, voucher.customer_id, voucher.learning_space_id)
        and series.creator_id is not distinct from voucher.creator_id;
    update voucher_case copied
      set customer_id = voucher.customer_id, section = voucher.section, created_at = voucher.created_at
      from resource_access_voucher voucher where voucher.id = copied.voucher_id and voucher.kind = 'cloud_modules';
    alter table resource_access_voucher alter column series_id set not null;

    create function put_voucher_in_series() returns trigger language plpgsql as $$
      begin
        loop
          select id into new.series_id from voucher_series
            where kind = new.kind and customer_id = new.customer_id and learning_space_id = new.learning_space_id
              and creator_id is not distinct from new.creator_id;
          exit when found;
          -- Whoever makes the same at the same time is waited for, and theirs is found by the next round.
          insert into voucher_series (kind, customer_id, learning_space_id, creator_id)
            values (new.kind, new.customer_id, new.learning_space_id, new.creator_id) on conflict do nothing;
        end loop;
        return new;
      end
    $$;
    create trigger voucher_series before insert or update of kind, customer_id, learning_space_id, creator_id
      on resource_access_voucher for each row execute function put_voucher_in_series();

    create function copy_voucher_to_case() returns trigger language plpgsql as $$
      begin
        select customer_id, section, created_at into new.customer_id, new.section, new.created_at
          from resource_access_voucher where id = new.voucher_id and kind = 'cloud_modules';
        return new;
      end
    $$;
    create trigger voucher_case_copies before insert on voucher_case
      for each row execute function copy_voucher_to_case();

    create function copy_voucher_to_its_cases() returns trigger language plpgsql as $$
      begin
        update voucher_case set customer_id = new.customer_id, section = new.section, created_at = new.created_at
          where voucher_id = new.id;
        return null;
      end
    $$;
    create trigger voucher_copies after update on resource_access_voucher for each row
      when (
        new.kind = 'cloud_modules'
        and (old.customer_id, old.section, old.created_at) is distinct from (new.customer_id, new.section, new.created_at)
      )
      execute function copy_voucher_to_its_cases();

    create function thirty_days(at timestamptz) returns int language sql immutable parallel safe
      return floor(extract(epoch from at at time zone 'UTC') / 2592000)::int;

    -- The same in TypeScript: textPieces in packages/api, of what is searched.
    create function text_pieces(given text) returns text[] language sql immutable parallel safe
      return array(
        select distinct substr(given, start, size) collate "C"
        from generate_series(1, char_length(given)) start, generate_series(1, 3) size
        where start + size - 1 <= char_length(given)
      );

    drop index voucher_of_customer, voucher_by_creation, voucher_open, voucher_archived, voucher_event_dates,
      voucher_archived_event_dates, voucher_events_of_creator, voucher_case_of_case;
    create index voucher_by_creation on resource_access_voucher (kind, section, created_at, id)
      include (valid_to, series_id);
    create index voucher_by_event_date on resource_access_voucher (section, event_at, id)
      include (valid_to, series_id) where kind = 'event';
    create index voucher_of_series_by_creation on resource_access_voucher (series_id, section, created_at, id)
      include (valid_to);
    create index voucher_of_series_by_event_date on resource_access_voucher (series_id, section, event_at, id)
      include (valid_to) where kind = 'event';
    create index voucher_case_by_creation on voucher_case (case_id, section, created_at, voucher_id);
    create index voucher_case_of_customer_by_creation
      on voucher_case (case_id, customer_id, section, created_at, voucher_id) where customer_id is not null;
    -- The columns are compared in this order: what narrows most comes first.
    create index voucher_event_names on resource_access_voucher using gin (
      thirty_days(event_at), thirty_days(created_at), text_pieces(search_form(name)), customer_id, learning_space_id,
      section
    ) with (fastupdate = off) where kind = 'event';
  `.execute(db);
}
