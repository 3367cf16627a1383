import { type Kysely, sql } from "kysely";

/**
 * Adds the administration of groups. A deleted group keeps its row, which logbook records name, without people, and its name
 * becomes free. Names of a customer's groups are unique, ignoring case and spaces: of equal names, the oldest group keeps its
 * own, and the others get a number. Recent actions can be undone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table customer_group
      add column removed_at timestamptz(3),
      add column primary_admin uuid references app_user on delete set null,
      add column modified_at timestamptz(3) not null default now(),
      add column modified_by uuid references app_user on delete set null,
      add column created_by uuid references app_user on delete set null,
      add column request_key text check (request_key <> '');
    create unique index customer_group_request_keys on customer_group (created_by, request_key)
      where request_key is not null;

    alter table customer_group drop constraint unique_group_names;
    update customer_group set name = coalesce(nullif(${tidied}, ''), 'Group')
    where name <> coalesce(nullif(${tidied}, ''), 'Group');
    do $$
    declare
      doubled record;
      number int;
    begin
      for doubled in
        select id, customer_id, name from customer_group later
        where exists (
          select from customer_group earlier
          where earlier.id < later.id and earlier.customer_id = later.customer_id
            and lower(earlier.name collate "und-x-icu") = lower(later.name collate "und-x-icu")
        )
        order by id
      loop
        number := 2;
        while exists (
          select from customer_group
          where customer_id = doubled.customer_id
            and lower(name collate "und-x-icu") = lower(doubled.name || ' (' || number || ')' collate "und-x-icu")
        ) loop
          number := number + 1;
        end loop;
        update customer_group set name = doubled.name || ' (' || number || ')' where id = doubled.id;
      end loop;
    end
    $$;
    create unique index unique_group_names on customer_group (customer_id, lower(name collate "und-x-icu"))
      where removed_at is null;

    create index customer_group_by_name on customer_group (name collate "und-x-icu", id) where removed_at is null;
    create index customer_group_of_customer
      on customer_group (customer_id, name collate "und-x-icu", id) where removed_at is null;
    create index customer_group_search on customer_group using gin (search_form(name) gin_trgm_ops)
      with (fastupdate = off);
    create index app_user_search
      on app_user using gin (search_form(first_name || ' ' || last_name || ' ' || email) gin_trgm_ops)
      with (fastupdate = off);

    create table undoable (
      id uuid primary key default gen_random_uuid(),
      kind text not null,
      subject text not null,
      actor_id uuid not null references app_user on delete cascade,
      data jsonb not null,
      made_at timestamptz(3) not null,
      expires_at timestamptz(3) not null,
      used_at timestamptz(3)
    );
    create index undoable_of_subject on undoable (kind, subject, actor_id);
    create index undoable_by_end on undoable (expires_at);
  `.execute(db);
}

/** The name with one space where there were several of any kind, and none at either end. */
const tidied = sql`btrim(regexp_replace(normalize(name, NFC), '\\s+', ' ', 'g'))`;
