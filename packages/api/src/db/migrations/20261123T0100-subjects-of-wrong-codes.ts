import { type Kysely, sql } from "kysely";

/** Counts wrong invitation codes, match codes of stations and pins of systems in one table. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table wrong_code
      drop constraint wrong_code_subject_check,
      add constraint wrong_code_subject_check
        check (subject ~ '^((user|address|station)|pin:(tag|user|address)):');
  `.execute(db);
}
