import { type Kysely, sql } from "kysely";

/**
 * A person has one time zone, for their assignments and for the mail of the week. That of the mail is kept for processes of the version
 * before, which still write and read it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update app_user set time_zone = mail.time_zone
    from week_mail mail where mail.user_id = app_user.id and app_user.time_zone is null;
    alter table week_mail alter column time_zone set default 'UTC';
  `.execute(db);
}
