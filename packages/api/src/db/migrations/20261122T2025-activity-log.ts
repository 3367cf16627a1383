import { type Kysely, sql } from "kysely";

/**
 * Indexes for lists and searches of simulator runs: of one person, of a customer, and of everyone. The database itself maintains
 * the searched text: the names of the exercise and, for lists of other people's runs, of the person.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table simulator_activity
      drop column search_text,
      -- Of its person, filled and kept by triggers: nobody writes it.
      add column creator_name text not null default '';
    alter table simulator_activity
      -- By course, or where there is none by module.
      add column sort_course text collate "und-x-icu" not null
        generated always as (coalesce(course_name, module_name)) stored,
      add column search_text text collate "C" not null generated always as (search_form(${names})) stored,
      add column search_text_with_name text collate "C" not null
        generated always as (search_form(${names} || E'\\n' || creator_name)) stored;

    create function simulator_activity_creator() returns trigger language plpgsql as $$
      begin
        select first_name || ' ' || last_name into new.creator_name from app_user where id = new.created_by;
        new.creator_name := coalesce(new.creator_name, '');
        return new;
      end
    $$;
    create trigger simulator_activity_creator before insert on simulator_activity
      for each row execute function simulator_activity_creator();
    update simulator_activity activity set creator_name = first_name || ' ' || last_name
    from app_user person where person.id = activity.created_by;

    create function app_user_name_of_activities() returns trigger language plpgsql as $$
      begin
        update simulator_activity set creator_name = new.first_name || ' ' || new.last_name where created_by = new.id;
        return null;
      end
    $$;
    create trigger app_user_name_of_activities after update of first_name, last_name on app_user
      for each row when ((old.first_name, old.last_name) is distinct from (new.first_name, new.last_name))
      execute function app_user_name_of_activities();

    create index simulator_activity_of_person_in_customer
      on simulator_activity (created_by, customer_id, started_at desc, id);
    create index simulator_activity_of_customer_by_course
      on simulator_activity (customer_id, sort_course, started_at desc, id);
    create index simulator_activity_of_customer_by_exercise
      on simulator_activity (customer_id, exercise_name, started_at desc, id);
    create index simulator_activity_of_customer_by_score
      on simulator_activity (customer_id, progress, started_at desc, id);
    create index simulator_activity_by_course on simulator_activity (sort_course, started_at desc, id);
    create index simulator_activity_by_exercise on simulator_activity (exercise_name, started_at desc, id);
    create index simulator_activity_by_score on simulator_activity (progress, started_at desc, id);
    create index simulator_activity_filters
      on simulator_activity using gin (customer_id, module_code, exercise_key, is_met) with (fastupdate = off);
    -- Without the pending list, which every search would have to read through.
    create index simulator_activity_search_in_customer
      on simulator_activity using gin (customer_id, search_text_with_name gin_trgm_ops) with (fastupdate = off);
    create index simulator_activity_search
      on simulator_activity using gin (search_text_with_name gin_trgm_ops) with (fastupdate = off);
  `.execute(db);
}

const names = sql`exercise_name || E'\\n' || module_name || E'\\n' || coalesce(course_name, '') || E'\\n' || coalesce(unit_name, '')`;
