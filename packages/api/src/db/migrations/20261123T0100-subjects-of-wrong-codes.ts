import { type Kysely, sql } from "kysely";

/** Wrong invitation codes, wrong match codes of stations, and wrong pins of systems are counted side by side: all of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table wrong_code
      drop constraint wrong_code_subject_check,
      add constraint wrong_code_subject_check
        check (subject ~ '^((user|address|station)|pin:(tag|user|address)):');
  `.execute(db);
}
