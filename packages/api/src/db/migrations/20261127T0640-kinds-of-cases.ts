import { type Kysely, sql } from "kysely";

const levels = sql`intervention_type, organ_system, category, sub_category, procedure_code`;
const ofRecord = sql`case_kind_of(
  record.intervention_type, record.organ_system, record.category, record.sub_category, record.procedure_code
)`;

/**
 * Copies what a case counts towards to its participants, as a number, so that a page about a class counts its cases from one
 * index without reading each record. The application writes the number itself; otherwise, and after a change of the record,
 * triggers do.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table case_kind (
      id int generated always as identity primary key,
      intervention_type text not null,
      organ_system text not null,
      category text not null,
      sub_category text not null,
      procedure_code text not null,
      constraint unique_case_kinds unique (procedure_code, sub_category, category, organ_system, intervention_type)
    );
    comment on table case_kind is 'The paths in the catalogue of procedures that records have, now or formerly.';

    create function case_kind_of(
      of_intervention_type text, of_organ_system text, of_category text, of_sub_category text, of_procedure_code text
    ) returns int language plpgsql as $$
      declare found_id int;
      begin
        select id into found_id from case_kind
        where procedure_code = of_procedure_code and sub_category = of_sub_category and category = of_category
          and organ_system = of_organ_system and intervention_type = of_intervention_type;
        if found_id is null then
          -- Of two who store the first case of a kind at once, the second one waits and gets the number of the first.
          insert into case_kind (${levels})
          values (of_intervention_type, of_organ_system, of_category, of_sub_category, of_procedure_code)
          on conflict on constraint unique_case_kinds do update set procedure_code = excluded.procedure_code
          returning id into found_id;
        end if;
        return found_id;
      end
    $$;

    insert into case_kind (${levels}) select distinct ${levels} from logbook_record;

    alter table logbook_participant add column kind_id int;
    -- Without a foreign key, whose check would lock the row of a kind that many save at once; a kind is never deleted.
    comment on column logbook_participant.kind_id is 'The kind of the record''s case. Null only until its statement ends.';

    create function logbook_participants_kind() returns trigger language plpgsql as $$
      begin
        if exists (select from changed where kind_id is null) then
          update logbook_participant part set kind_id = ${ofRecord}
          from logbook_record record
          where record.id = part.record_id and part.kind_id is null
            and part.record_id in (select record_id from changed where kind_id is null);
        end if;
        return null;
      end
    $$;
    create trigger logbook_participants_kind after insert on logbook_participant
      referencing new table as changed for each statement execute function logbook_participants_kind();

    create function logbook_record_kind_change() returns trigger language plpgsql as $$
      begin
        update logbook_participant set kind_id = kind.id
        from (select case_kind_of(
          new.intervention_type, new.organ_system, new.category, new.sub_category, new.procedure_code
        ) as id) kind
        where record_id = new.id and kind_id is distinct from kind.id;
        return null;
      end
    $$;
    create trigger logbook_record_kind_change
      after update of ${levels} on logbook_record
      for each row when (
        (old.intervention_type, old.organ_system, old.category, old.sub_category, old.procedure_code)
          is distinct from (new.intervention_type, new.organ_system, new.category, new.sub_category, new.procedure_code)
      )
      execute function logbook_record_kind_change();

    -- The texts of the records stay as they are.
    alter table logbook_participant disable trigger logbook_participants_update;
    update logbook_participant part set kind_id = kind.id
    from logbook_record record join case_kind kind using (${levels})
    where record.id = part.record_id;
    alter table logbook_participant enable trigger logbook_participants_update;

    drop index logbook_participant_of_user;
    create index logbook_participant_of_user
      on logbook_participant (user_id, date_of_procedure desc, record_id desc)
      include (position, role, level, customer_id, group_id, kind_id) where user_id is not null;
  `.execute(db);
}
