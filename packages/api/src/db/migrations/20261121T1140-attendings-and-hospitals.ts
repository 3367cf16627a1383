import { type Kysely, sql } from "kysely";

/**
 * Creates what the administration of attendings and hospitals needs. A removed entry disappears from lists and keeps its records;
 * a merged entry refers to the entry that has its records now. Names and addresses are unique among the entries of an account
 * that are not removed, ignoring case (X84). A job updates the records after a renaming or merge, so that an entry with a hundred
 * thousand of them blocks no one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table attending
      add removed_at timestamptz(3),
      add merged_into uuid,
      add foreign key (merged_into, customer_id) references attending (id, customer_id),
      add check (merged_into is null or (removed_at is not null and merged_into <> id));
    drop index unique_unverified_attendings;
    create unique index unique_attending_names
      on attending (customer_id, lower(last_name), lower(first_name)) where removed_at is null;
    create unique index unique_attending_emails
      on attending (customer_id, lower(email)) where email is not null and removed_at is null;
    create index attending_merged_into on attending (merged_into) where merged_into is not null;

    alter table hospital
      add removed_at timestamptz(3),
      add merged_into uuid,
      add foreign key (merged_into, customer_id) references hospital (id, customer_id),
      add check (merged_into is null or (removed_at is not null and merged_into <> id)),
      drop constraint unique_hospital_names;
    create unique index unique_hospital_names on hospital (customer_id, lower(name)) where removed_at is null;
    create index hospital_names on hospital (customer_id, lower(name));
    create index hospital_merged_into on hospital (merged_into) where merged_into is not null;

    drop trigger hospital_name_change on hospital;
    drop function hospital_name_change();
    drop trigger attending_name_change on attending;
    drop function attending_name_change();

    create function logbook_place_change() returns trigger language plpgsql as $$
      begin
        perform graphile_worker.add_job(
          'refresh_places', json_build_object('table', tg_table_name, 'id', new.id),
          job_key => 'refresh_places:' || new.id
        );
        return null;
      end
    $$;
    create trigger hospital_change after update of name, merged_into on hospital
      for each row when ((old.name, old.merged_into) is distinct from (new.name, new.merged_into))
      execute function logbook_place_change();
    create trigger attending_change after update of first_name, last_name, merged_into on attending
      for each row when (
        (old.first_name, old.last_name, old.merged_into)
        is distinct from (new.first_name, new.last_name, new.merged_into)
      )
      execute function logbook_place_change();
  `.execute(db);
}
