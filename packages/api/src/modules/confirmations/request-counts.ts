import { emailKey, type LocalDate, utcDay } from "@cathedra/domain";
import { toCompleteSince } from "@cathedra/domain/logbook";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { bool, int, json, statement } from "../../db/statement.ts";
import type { LogbookConfirmationCounts } from "../../graphql/generated/contract.ts";
import type { Clock } from "../../ports/clock.ts";
import { isToComplete, requestedAttending } from "../logbook/public.ts";
import { type Attending, getEntries } from "./attending-entries.ts";

type Returned = LogbookConfirmationCounts["returned"];

/** How many of the person's own returned records are listed. */
export const maxReturned = 3;

/** The counting limit; beyond it pages show "1,000+". */
export const maxCounted = 1000;

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
    with ${getEntries(actor)}, returned as materialized (
      select id, confirmation_at, confirmation_by, confirmation_word, date_of_procedure, procedure_name
      from logbook_record where created_by = ${actor.userId} and confirmation = 'returned'
      order by confirmation_at desc, id desc limit ${sql.lit(maxCounted)}
    )
    select exists (select from entry) as "isAttending", (
      select count(*) from (
        select from entry cross join lateral (
          select from logbook_record record
          where ${requestedAttending} = entry.id and record.confirmation is null and record.created_by <> ${actor.userId}
          limit ${sql.lit(maxCounted)}
        ) open limit ${sql.lit(maxCounted)}
      ) counted
    ) as open, (
      select count(*) from (
        select from entry cross join lateral (
          select from logbook_record record
          where ${requestedAttending} = entry.id and record.reopening_word is not null
            and record.created_by <> ${actor.userId}
          limit ${sql.lit(maxCounted)}
        ) asked limit ${sql.lit(maxCounted)}
      ) counted
    ) as reopening, not exists (
      select from logbook_confirmation_mail where address = ${emailKey(actor.email)} and stopped_at is not null
    ) as "isByMail", (select count(*) from returned) as "returnedCount", (
      select coalesce(json_agg(json_build_object(
        'id', latest.id, 'dateOfProcedure', latest.date_of_procedure, 'procedureName', latest.procedure_name,
        'word', coalesce(latest.confirmation_word, ''),
        'by', nullif(trim(answerer.first_name || ' ' || answerer.last_name), '')
      ) order by latest.confirmation_at desc, latest.id desc), '[]')
      from (select * from returned order by confirmation_at desc, id desc limit ${sql.lit(maxReturned)}) latest
      left join app_user answerer on answerer.id = latest.confirmation_by
    ) as returned, (
      select count(*) from (
        select from logbook_record record
        where record.created_by = ${actor.userId} and ${isToComplete} and record.date_of_procedure >= ${since}::date
        limit ${sql.lit(maxCounted)}
      ) wanting
    ) as "toCompleteCount"`,
  [anybody, "2026-01-01" as LocalDate],
);

/**
 * SQL for whether any count of the row `person` can be other than none: they are named as an attending, or have records that were
 * returned or are to be completed, or have stopped the mail.
 */
export const hasCounts: RawBuilder<unknown> = sql`(
  exists (select from attending where lower(email) = lower(trim(person.email)) and email is not null)
  or exists (select from logbook_record where created_by = person.id and confirmation = 'returned')
  or exists (select from logbook_record record where created_by = person.id and ${isToComplete})
  or exists (select from logbook_confirmation_mail where address = lower(trim(person.email)) and stopped_at is not null)
)`;

const none = {
  isAttending: false,
  open: 0,
  reopening: 0,
  isByMail: true,
  returnedCount: 0,
  returned: [],
  toCompleteCount: 0,
};

type Deps = {
  readonly db: Db;
  readonly clock: Clock;
  /** False if `hasCounts` was read together with the caller, and was false. */
  readonly hasAny?: boolean;
};

/**
 * The counts of records that wait for a person as an attending. For each list entry that names the person, an index is read up
 * to the counting limit; other indexes have the person's own records that were returned, and those to complete.
 */
export async function getCounts(
  { db, clock, hasAny = true }: Deps,
  actor: Attending,
): Promise<LogbookConfirmationCounts> {
  const since = toCompleteSince(utcDay(clock()));
  const counts = hasAny ? await countsStatement.only(db, actor, since) : none;
  return { id: `confirmations:${actor.keycloakId}`, toCompleteSince: since, ...counts };
}
