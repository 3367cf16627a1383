import type { Instant } from "@cathedra/domain";
import type { MailFacts, MailKind } from "@cathedra/domain/mail";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";

/** A mail to be sent: its kind, its recipient, and the facts that its text needs. */
export type MailToSend = {
  readonly [Kind in MailKind]: {
    readonly kind: Kind;
    /** The unique cause of the mail: a second mail with the same cause is never created. */
    readonly cause: string;
    /** The recipient's address. */
    readonly to: string;
    readonly facts: MailFacts[Kind];
  };
}[MailKind];

/** The job that sends waiting mails; requested again before it has begun, it runs only once. */
export const sendMailsJob = "send_mails";

/**
 * Puts mails into the outbox in the transaction of their cause, so that they are only sent if it is committed. Two statements for
 * any number of mails.
 */
export async function enqueueMails(tx: Tx, mails: readonly MailToSend[], now: Instant): Promise<void> {
  if (mails.length === 0) return;
  const at = toTimestamp(now);
  await sql`
    insert into mail (kind, cause, recipient, facts, created_at, next_try_at)
    select kind, cause, "to", facts, ${at}, ${at}
    from json_to_recordset(${JSON.stringify(mails)}::json) as given (kind text, cause text, "to" text, facts jsonb)
    on conflict (cause) do nothing`.execute(tx);
  await sql`select graphile_worker.add_job(${sendMailsJob}, job_key => ${sendMailsJob})`.execute(tx);
}
