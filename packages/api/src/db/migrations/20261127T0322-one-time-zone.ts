import { type Kysely, sql } from "kysely";

/**
 * Moves a person's time zone into one column, for their assignments and for the weekly mail. That of the mail is kept for
 * processes of the previous version, which still use it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update app_user set time_zone = mail.time_zone
    from week_mail mail where mail.user_id = app_user.id and app_user.time_zone is null;
    alter table week_mail alter column time_zone set default 'UTC';
  `.execute(db);
}
