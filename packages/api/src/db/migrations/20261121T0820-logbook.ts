import { type Kysely, sql } from "kysely";

/**
 * Creates the logbook. Names are compared and lower-cased by the rules of Unicode (`und-x-icu`), whatever the locale of the
 * server, so that Ö is sorted beside O and is found as ö.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table attending (
      id uuid primary key default gen_random_uuid(),
      customer_id int not null references customer,
      first_name text collate "und-x-icu" not null,
      last_name text collate "und-x-icu" not null check (last_name <> ''),
      email text,
      unique (id, customer_id)
    );
    -- X83: one unverified attending a name; verified ones may share a name.
    create unique index unique_unverified_attendings
      on attending (customer_id, lower(last_name), lower(first_name)) where email is null;
    create index attending_names on attending (customer_id, lower(last_name), lower(first_name));

    create table hospital (
      id uuid primary key default gen_random_uuid(),
      customer_id int not null references customer,
      name text collate "und-x-icu" not null check (name <> ''),
      constraint unique_hospital_names unique (customer_id, name),
      unique (id, customer_id)
    );

    create table logbook_record (
      id uuid primary key,
      customer_id int not null,
      group_id int not null,
      created_by uuid not null references app_user,
      created_at timestamptz(3) not null default now(),
      modified_by uuid not null references app_user,
      modified_at timestamptz(3) not null default now(),
      client_key text,
      date_of_procedure date not null,
      optional_identifier text collate "und-x-icu",
      hospital_id uuid not null,
      hospital_name text collate "und-x-icu" not null,
      attending_id uuid not null,
      attending_first_name text collate "und-x-icu" not null,
      attending_last_name text collate "und-x-icu" not null,
      participants_text text collate "und-x-icu" not null,
      intervention_type text not null,
      organ_system text not null,
      category text not null,
      sub_category text not null,
      procedure_name text collate "und-x-icu" not null,
      procedure_code text not null,
      procedure_indication text not null check (procedure_indication <> ''),
      procedure_comments text,
      sex text,
      age_category text,
      setting text,
      modality_primary text,
      modality_secondary text,
      dose_time numeric(12, 3) check (dose_time >= 0),
      dose_ctdi numeric(12, 3) check (dose_ctdi >= 0),
      dose_dlp numeric(12, 3) check (dose_dlp >= 0),
      dose_dap numeric(12, 3) check (dose_dap >= 0),
      dose_skin numeric(12, 3) check (dose_skin >= 0),
      on_call boolean,
      success boolean,
      success_comments text,
      dictated text,
      complications text,
      complications_comments text,
      ebl text,
      sedation text,
      platelet text,
      inr text,
      inr_reversal text,
      closure_device boolean,
      closure_device_comments text,
      image_followup date,
      image_followup_notes text,
      consult_followup date,
      consult_followup_notes text,
      sort_attending text collate "und-x-icu" not null
        generated always as (attending_last_name || ', ' || attending_first_name) stored,
      -- An index row holds 2704 bytes.
      sort_participants text collate "und-x-icu" not null
        generated always as (left(participants_text, 200)) stored,
      -- X115: optional_identifier has no place in here.
      search_text text collate "C" not null generated always as (
        lower((
          hospital_name || E'\n' || attending_last_name || ', ' || attending_first_name || E'\n' ||
          attending_first_name || ' ' || attending_last_name || E'\n' || participants_text || E'\n' ||
          procedure_name || E'\n' || procedure_code || E'\n' || intervention_type || E'\n' || organ_system ||
          E'\n' || category || E'\n' || sub_category
        ) collate "und-x-icu")
      ) stored,
      foreign key (group_id, customer_id) references customer_group (id, customer_id),
      foreign key (hospital_id, customer_id) references hospital (id, customer_id),
      foreign key (attending_id, customer_id) references attending (id, customer_id),
      constraint unique_client_keys unique (created_by, client_key),
      unique (id, date_of_procedure)
    );
    create index logbook_record_hospital_id on logbook_record (hospital_id);
    create index logbook_record_attending_id on logbook_record (attending_id);

    create table logbook_participant (
      record_id uuid not null,
      position int not null check (position >= -1),
      user_id uuid references app_user,
      name text not null check (name <> ''),
      role text,
      level text,
      is_creator boolean not null,
      date_of_procedure date not null,
      primary key (record_id, position),
      -- Who is off the list is there as the creator.
      check (position >= 0 or (is_creator and user_id is not null)),
      -- Deferred, because a replacing list may swap two people.
      constraint unique_record_people unique (record_id, user_id) deferrable initially deferred,
      foreign key (record_id, date_of_procedure) references logbook_record (id, date_of_procedure)
        on update cascade on delete cascade
    );

    create table logbook_count (
      group_id int primary key,
      customer_id int not null,
      records bigint not null,
      foreign key (group_id, customer_id) references customer_group (id, customer_id) on delete cascade
    );
    create index logbook_count_of_customer on logbook_count (customer_id);
  `.execute(db);
}
