import type { AttendingId, UserId } from "@cathedra/domain";
import type { RecordFacts } from "@cathedra/domain/logbook";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { statement, uuid } from "../../db/statement.ts";
import { sendHint } from "../hints/public.ts";
import { isRemovedEntry } from "./requested-attending.ts";

const accountsStatement = statement(
  { userId: uuid<UserId>() },
  (ids: readonly AttendingId[]) => sql`
    select person.id as "userId" from attending entry
    join app_user person on lower(person.email) = lower(entry.email) and person.email_verified
    where entry.id = any(${ids}::uuid[]) and entry.email is not null and not ${isRemovedEntry}`,
);

/** Sends a hint to these attendings, if they have an account, that a record was added, changed or removed. */
export async function hintAttendings(
  tx: Tx,
  { id, createdBy }: Pick<RecordFacts, "id" | "createdBy">,
  attendings: readonly AttendingId[],
): Promise<void> {
  const rows = await accountsStatement.rows(tx, attendings);
  const to = rows.map(({ userId }) => userId).filter((userId) => userId !== createdBy);
  if (to.length > 0) await sendHint(tx, { kind: "confirmation", id, to });
}
