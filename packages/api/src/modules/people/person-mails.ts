import type { UserId } from "@cathedra/domain";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { int, nullable, statement, text, timestamp, uuid } from "../../db/statement.ts";
import type { PersonSection } from "./read-person.ts";

const most = sql.lit(10);

const mailsStatement = statement(
  {
    id: uuid<string>(),
    kind: text(),
    at: timestamp(),
    sentAt: nullable(timestamp()),
    failedAt: nullable(timestamp()),
    attempts: int(),
    reason: nullable(text()),
  },
  (userId: UserId) => sql`
    select mail.id, mail.kind, mail.created_at as at, mail.sent_at as "sentAt", mail.failed_at as "failedAt",
      mail.attempts, mail.reason
    from mail where lower(mail.recipient) = any(array(
      select lower(address) from app_user cross join lateral (values (email), (contact_email)) own (address)
      where app_user.id = ${userId} and address <> ''
    ))
    order by mail.created_at desc, mail.id limit ${most}`,
);

/**
 * The mails to a person, without their content. Mails of all institutions, so only for readers who see everything about the
 * person.
 */
export async function personMails(db: Db, { userId, scope }: PersonSection) {
  return scope === "everything" ? mailsStatement.rows(db, userId) : null;
}
