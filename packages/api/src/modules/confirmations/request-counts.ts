import { emailKey } from "@cathedra/domain";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import { bool, int, statement } from "../../db/statement.ts";
import type { LogbookConfirmationCounts } from "../../graphql/generated/contract.ts";
import { requestedAttending } from "../logbook/public.ts";
import { type Attending, entriesOf } from "./attending-entries.ts";

/** Counting stops here: pages show "1,000+". */
export const mostCounted = 1000;

const anybody = { userId: "", keycloakId: "", email: "", isEmailVerified: true } as unknown as Attending;

const countsStatement = statement(
  { isAttending: bool(), open: int(), reopening: int(), isByMail: bool() },
  (actor: Attending) => sql`
    with ${entriesOf(actor)}
    select exists (select from entry) as "isAttending", (
      select count(*) from (
        select from entry cross join lateral (
          select from logbook_record record
          where ${requestedAttending} = entry.id and record.confirmation is null and record.created_by <> ${actor.userId}
          limit ${sql.lit(mostCounted)}
        ) open limit ${sql.lit(mostCounted)}
      ) counted
    ) as open, (
      select count(*) from (
        select from entry cross join lateral (
          select from logbook_record record
          where ${requestedAttending} = entry.id and record.reopening_word is not null
            and record.created_by <> ${actor.userId}
          limit ${sql.lit(mostCounted)}
        ) asked limit ${sql.lit(mostCounted)}
      ) counted
    ) as reopening, not exists (
      select from logbook_confirmation_mail where address = ${emailKey(actor.email)} and stopped_at is not null
    ) as "isByMail"`,
  [anybody],
);

/**
 * The counts of records that wait for a person as an attending. For each list entry that names the person, an index is read up
 * to the counting limit.
 */
export async function countsOf(db: Db | Tx, actor: Attending): Promise<LogbookConfirmationCounts> {
  return { id: `confirmations:${actor.keycloakId}`, ...(await countsStatement.only(db, actor)) };
}
