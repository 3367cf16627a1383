import { randomBytes } from "node:crypto";
import type { Actor } from "@cathedra/domain/access";
import { digestKinds, type InboxKind, inboxLabel, type MailPace } from "@cathedra/domain/inbox";
import { fieldError } from "@cathedra/domain/messages";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import { inLockedTransaction } from "../../db/locked-transaction.ts";
import { statement, text, texts } from "../../db/statement.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import { invalidInput } from "../../errors.ts";
import type { Clock } from "../../ports/clock.ts";

type Asking = Pick<Actor, "userId" | "keycloakId" | "email" | "isEmailVerified">;

const settingsStatement = statement(
  { kinds: texts(), pace: text<MailPace>() },
  ({ userId }: Asking) => sql`
    select case when stopped_at is null then kinds else '{}' end as kinds, pace
    from notification_mail where user_id = ${userId}`,
);

/** The kinds of notices that a person gets by mail; none until the person has chosen. */
export async function mailSettings(db: Db | Tx, actor: Asking, sendsMail: boolean) {
  const found = await settingsStatement.first(db, actor);
  return {
    id: `notification-mail:${actor.keycloakId}`,
    kinds: digestKinds.map((kind) => ({
      kind,
      label: inboxLabel(kind),
      isByMail: found?.kinds.includes(kind) === true,
    })),
    pace: found?.pace ?? ("hour" as const),
    address: actor.email,
    obstacle: !sendsMail ? ("noMail" as const) : actor.isEmailVerified ? null : ("unverified" as const),
  };
}

/** Stores the kinds to be sent by mail from now on. Links in earlier mails unsubscribe from these as well. */
export async function setMailSettings(
  { db, clock, sendsMail }: { readonly db: Db; readonly clock: Clock; readonly sendsMail: boolean },
  actor: Asking,
  { kinds, pace }: { readonly kinds: readonly string[]; readonly pace: MailPace },
) {
  const chosen: readonly InboxKind[] = digestKinds.filter((kind) => kinds.includes(kind));
  if (new Set(kinds).size > chosen.length) throw invalidInput([fieldError("kinds", "NOT_AN_OPTION")]);
  return inLockedTransaction(db, [], async (tx) => {
    const now = toTimestamp(clock());
    await tx
      .insertInto("notification_mail")
      .values({
        user_id: actor.userId,
        kinds: [...chosen],
        pace,
        stop_key: randomBytes(24).toString("base64url"),
        changed_at: now,
      })
      .onConflict((conflict) =>
        conflict
          .column("user_id")
          .doUpdateSet({ kinds: [...chosen], pace, stopped_at: null, changed_at: now }),
      )
      .execute();
    return mailSettings(tx, actor, sendsMail);
  });
}

const stopStatement = statement(
  { userId: text() },
  (key: string, at: Date) => sql`
    update notification_mail set stopped_at = coalesce(stopped_at, ${at}) where stop_key = ${key} returning user_id::text as "userId"`,
);

/** Unsubscribes the recipient whose mail contained this key; false if there is none. Repeating it returns the same. */
export async function stopMails(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  key: string,
): Promise<boolean> {
  return inLockedTransaction(
    db,
    [],
    async (tx) => (await stopStatement.first(tx, key, new Date(clock()))) !== undefined,
  );
}
