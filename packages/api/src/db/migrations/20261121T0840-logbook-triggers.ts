import { type Kysely, sql } from "kysely";

/**
 * Triggers that keep copied columns equal to their source, whoever writes. The application fills the copies itself in the same
 * statement, so that usually these triggers find nothing to do.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function logbook_count_change() returns trigger language plpgsql as $$
      begin
        insert into logbook_count as counter (group_id, customer_id, records)
        select group_id, customer_id, case when tg_op = 'INSERT' then count(*) else -count(*) end
        from changed group by group_id, customer_id order by group_id
        on conflict (group_id) do update set records = counter.records + excluded.records;
        return null;
      end
    $$;
    create trigger logbook_count_insert after insert on logbook_record
      referencing new table as changed for each statement execute function logbook_count_change();
    create trigger logbook_count_delete after delete on logbook_record
      referencing old table as changed for each statement execute function logbook_count_change();

    create function logbook_group_is_fixed() returns trigger language plpgsql as $$
      begin
        raise exception 'a logbook record stays in its group' using errcode = 'check_violation';
      end
    $$;
    create trigger logbook_group_is_fixed before update of group_id, customer_id on logbook_record
      for each row when (old.group_id <> new.group_id or old.customer_id <> new.customer_id)
      execute function logbook_group_is_fixed();

    create function logbook_participants_change() returns trigger language plpgsql as $$
      begin
        update logbook_record record set participants_text = listed.names
        from (
          select record_id, coalesce(string_agg(name, E'\n' order by position) filter (where position >= 0), '') as names
          from logbook_participant
          where record_id in (select record_id from changed)
          group by record_id
        ) listed
        where record.id = listed.record_id and record.participants_text <> listed.names;
        return null;
      end
    $$;
    create trigger logbook_participants_insert after insert on logbook_participant
      referencing new table as changed for each statement execute function logbook_participants_change();
    create trigger logbook_participants_update after update on logbook_participant
      referencing new table as changed for each statement execute function logbook_participants_change();
    create trigger logbook_participants_delete after delete on logbook_participant
      referencing old table as changed for each statement execute function logbook_participants_change();

    create function hospital_name_change() returns trigger language plpgsql as $$
      begin
        update logbook_record set hospital_name = new.name where hospital_id = new.id;
        return null;
      end
    $$;
    create trigger hospital_name_change after update of name on hospital
      for each row when (old.name <> new.name) execute function hospital_name_change();

    create function attending_name_change() returns trigger language plpgsql as $$
      begin
        update logbook_record
        set attending_first_name = new.first_name, attending_last_name = new.last_name
        where attending_id = new.id;
        return null;
      end
    $$;
    create trigger attending_name_change after update of first_name, last_name on attending
      for each row when ((old.first_name, old.last_name) is distinct from (new.first_name, new.last_name))
      execute function attending_name_change();
  `.execute(db);
}
