import { type Kysely, sql } from "kysely";

/**
 * Makes account names unique, ignoring case and spaces. Of equal names, the oldest account keeps its own, and the others get a
 * number.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table customer drop constraint unique_customer_names;
    update customer set name = coalesce(nullif(${tidied}, ''), 'Account')
    where name <> coalesce(nullif(${tidied}, ''), 'Account');

    do $$
    declare
      doubled record;
      number int;
    begin
      for doubled in
        select id, name from customer later
        where exists (
          select from customer earlier
          where earlier.id < later.id
            and lower(earlier.name collate "und-x-icu") = lower(later.name collate "und-x-icu")
        )
        order by id
      loop
        number := 2;
        while exists (
          select from customer
          where lower(name collate "und-x-icu") = lower(doubled.name || ' (' || number || ')' collate "und-x-icu")
        ) loop
          number := number + 1;
        end loop;
        update customer set name = doubled.name || ' (' || number || ')' where id = doubled.id;
      end loop;
    end
    $$;

    create unique index unique_customer_names on customer (lower(name collate "und-x-icu"));
  `.execute(db);
}

/** SQL for the cleaned name of an account: single spaces instead of any white space, and none at the ends. */
const tidied = sql`btrim(regexp_replace(normalize(name, NFC), '\\s+', ' ', 'g'))`;
