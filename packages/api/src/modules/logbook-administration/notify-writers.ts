import type { Instant, UserId } from "@cathedra/domain";
import type { NoticeFacts } from "@cathedra/domain/inbox";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { statement, uuid } from "../../db/statement.ts";
import { notify } from "../inbox/public.ts";
import { requestedAttending } from "../logbook/public.ts";

const maxWriters = 5_000;

/** The index is read from author to author, not record by record. */
const writersStatement = statement(
  { userId: uuid<UserId>() },
  (entry: string) => sql`
    with recursive writer (user_id) as (
      select (
        select created_by from logbook_record record where ${requestedAttending} = ${entry}::uuid and confirmation is null
        order by created_by limit 1
      )
      union all
      select (
        select created_by from logbook_record record
        where ${requestedAttending} = ${entry}::uuid and confirmation is null and created_by > writer.user_id
        order by created_by limit 1
      ) from writer where writer.user_id is not null
    )
    select user_id as "userId" from writer where user_id is not null limit ${sql.lit(maxWriters)}`,
  ["00000000-0000-4000-8000-000000000000"],
);

/** Notifies the authors of open records that ask this entry, so that no address is changed silently. */
export async function notifyWriters(
  tx: Tx,
  { asked, facts }: { readonly asked: string; readonly facts: NoticeFacts["attending_address_changed"] },
  now: Instant,
): Promise<void> {
  const writers = await writersStatement.rows(tx, asked);
  await notify(tx, {
    to: writers.map(({ userId }) => userId),
    kind: "attending_address_changed",
    cause: `attending-address:${asked}:${now}`,
    facts,
    at: now,
  });
}
