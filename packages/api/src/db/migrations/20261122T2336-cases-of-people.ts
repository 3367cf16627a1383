import { type Kysely, sql } from "kysely";

/**
 * A personal case is identified by its owner and its creator's own id, because ids of different creators may be equal. Its former
 * content is deleted with it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table personal_case
      drop constraint personal_case_pkey,
      alter column job_id drop default,
      add primary key (user_id, job_id);

    create function note_unowned_case() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' or new.object_key <> old.object_key then
        insert into unowned_object (key) values (old.object_key) on conflict (key) do nothing;
      end if;
      return null;
    end $$;
    create trigger note_unowned_case after delete or update on personal_case
      for each row execute function note_unowned_case();

    -- Wrong pins of systems are counted beside wrong codes, under subjects of their own.
    alter table wrong_code
      drop constraint wrong_code_subject_check,
      add constraint wrong_code_subject_check check (subject ~ '^((user|address)|pin:(tag|user|address)):');
  `.execute(db);
}
