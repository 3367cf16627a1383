import { emailKey } from "@cathedra/domain";
import type { Actor } from "@cathedra/domain/access";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { inLockedTransaction } from "../../db/locked-transaction.ts";
import { statement, text } from "../../db/statement.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import { appError } from "../../errors.ts";
import type { Clock } from "../../ports/clock.ts";
import { newStopKey } from "../mail/public.ts";
import { canAttend } from "./attending-entries.ts";
import { setAttendingOptOut } from "./attending-mails.ts";

type Deps = { readonly db: Db; readonly clock: Clock };

/** Stores whether the caller's address gets mails about open records. An unverified address changes nothing. */
export async function setMailPreference({ db, clock }: Deps, actor: Actor, isOn: boolean): Promise<void> {
  if (!canAttend(actor)) throw appError("FORBIDDEN");
  const at = isOn ? null : clock();
  const stopped_at = at === null ? null : toTimestamp(at);
  await inLockedTransaction(db, [], async (tx) => {
    await tx
      .insertInto("logbook_confirmation_mail")
      .values({ address: emailKey(actor.email), stop_key: newStopKey(), stopped_at })
      .onConflict((conflict) => conflict.column("address").doUpdateSet({ stopped_at }))
      .execute();
    await setAttendingOptOut(tx, actor.email, at);
  });
}

const stopStatement = statement(
  { address: text() },
  (key: string, at: Date) => sql`
    update logbook_confirmation_mail set stopped_at = coalesce(stopped_at, ${at}) where stop_key = ${key} returning address`,
);

/** Unsubscribes the recipient whose mail contained this key; false if there is none. Repeating it returns the same. */
export async function stopMailsByKey({ db, clock }: Deps, key: string): Promise<boolean> {
  return inLockedTransaction(db, [], async (tx) => {
    const now = clock();
    const stopped = await stopStatement.first(tx, key, new Date(now));
    if (stopped !== undefined) await setAttendingOptOut(tx, stopped.address, now);
    return stopped !== undefined;
  });
}
