import { emailKey } from "@cathedra/domain";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import { bool, int, json, statement } from "../../db/statement.ts";
import type { LogbookConfirmationCounts } from "../../graphql/generated/contract.ts";
import { requestedAttending } from "../logbook/public.ts";
import { type Attending, entriesOf } from "./attending-entries.ts";

type Returned = LogbookConfirmationCounts["returned"];

/** How many of the person's own returned records are listed. */
export const mostReturned = 3;

/** The counting limit; beyond it pages show "1,000+". */
export const mostCounted = 1000;

const anybody = { userId: "", keycloakId: "", email: "", isEmailVerified: true } as unknown as Attending;

const countsStatement = statement(
  {
    isAttending: bool(),
    open: int(),
    reopening: int(),
    isByMail: bool(),
    returnedCount: int(),
    returned: json<Returned>(),
  },
  (actor: Attending) => sql`
    with ${entriesOf(actor)}, returned as materialized (
      select id, confirmation_at, confirmation_by, confirmation_word, date_of_procedure, procedure_name
      from logbook_record where created_by = ${actor.userId} and confirmation = 'returned'
      order by confirmation_at desc, id desc limit ${sql.lit(mostCounted)}
    )
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
    ) as "isByMail", (select count(*) from returned) as "returnedCount", (
      select coalesce(json_agg(json_build_object(
        'id', latest.id, 'dateOfProcedure', latest.date_of_procedure, 'procedureName', latest.procedure_name,
        'word', coalesce(latest.confirmation_word, ''),
        'by', nullif(trim(answerer.first_name || ' ' || answerer.last_name), '')
      ) order by latest.confirmation_at desc, latest.id desc), '[]')
      from (select * from returned order by confirmation_at desc, id desc limit ${sql.lit(mostReturned)}) latest
      left join app_user answerer on answerer.id = latest.confirmation_by
    ) as returned`,
  [anybody],
);

/**
 * The counts of records that wait for a person as an attending. For each list entry that names the person, an index is read up
 * to the counting limit; another index has the person's own records that were returned.
 */
export async function countsOf(db: Db | Tx, actor: Attending): Promise<LogbookConfirmationCounts> {
  return { id: `confirmations:${actor.keycloakId}`, ...(await countsStatement.only(db, actor)) };
}
