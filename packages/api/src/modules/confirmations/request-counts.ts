import { emailKey, type LocalDate, utcDay } from "@cathedra/domain";
import { toCompleteSince } from "@cathedra/domain/logbook";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { bool, int, json, statement } from "../../db/statement.ts";
import type { LogbookConfirmationCounts } from "../../graphql/generated/contract.ts";
import type { Clock } from "../../ports/clock.ts";
import { isToComplete, requestedAttending } from "../logbook/public.ts";
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
    toCompleteCount: int(),
  },
  (actor: Attending, since: LocalDate) => sql`
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
    ) as returned, (
      select count(*) from (
        select from logbook_record record
        where record.created_by = ${actor.userId} and ${isToComplete} and record.date_of_procedure >= ${since}::date
        limit ${sql.lit(mostCounted)}
      ) wanting
    ) as "toCompleteCount"`,
  [anybody, "2026-01-01" as LocalDate],
);

/**
 * The counts of records that wait for a person as an attending. For each list entry that names the person, an index is read up
 * to the counting limit; other indexes have the person's own records that were returned, and those to complete.
 */
export async function countsOf(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  actor: Attending,
): Promise<LogbookConfirmationCounts> {
  const since = toCompleteSince(utcDay(clock()));
  const counts = await countsStatement.only(db, actor, since);
  return { id: `confirmations:${actor.keycloakId}`, toCompleteSince: since, ...counts };
}
