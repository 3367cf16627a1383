import { isTimeZone } from "@cathedra/domain";
import type { Actor } from "@cathedra/domain/access";
import { fieldError } from "@cathedra/domain/messages";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import { inLockedTransaction, lockKey } from "../../db/locked-transaction.ts";
import { statement, text } from "../../db/statement.ts";
import { invalidInput } from "../../errors.ts";

/** Checked against the database too, because a zone that only this process knows would break its statements. */
const setStatement = statement(
  { id: text() },
  ({ userId }: Pick<Actor, "userId">, timeZone: string) => sql`
    update app_user set time_zone = ${timeZone}
    where id = ${userId} and exists (select from pg_timezone_names where name = ${timeZone}) returning id::text`,
);

/** Stores the time zone by which a person's days begin and end. */
export async function setTimeZone(
  { db }: { readonly db: Db },
  actor: Actor,
  timeZone: string,
): Promise<string> {
  await inLockedTransaction(db, [lockKey("person", actor.userId)], (tx) =>
    storeTimeZone(tx, actor, timeZone),
  );
  return timeZone;
}

/** Stores the time zone in a transaction that holds the lock of the person; an unknown name is refused. */
export async function storeTimeZone(tx: Tx, actor: Actor, timeZone: string): Promise<void> {
  const isSet = isTimeZone(timeZone) && (await setStatement.first(tx, actor, timeZone)) !== undefined;
  if (!isSet) throw invalidInput([fieldError("timeZone", "NOT_AN_OPTION")]);
}
