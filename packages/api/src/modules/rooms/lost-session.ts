import { type Instant, instant, type UserId } from "@cathedra/domain";
import { findLossReason, isMachineCause } from "@cathedra/domain/cloud";
import { cloudRoomTexts } from "@cathedra/domain/messages";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import type { GraphqlContext } from "../../graphql/context.ts";
import type { LostCloudSession } from "../../graphql/generated/contract.ts";

type Lost = LostCloudSession;

/** How long the reason for a lost case is shown to its person, in milliseconds. */
const toldMs = 3_600_000;

/** The reason why a person's last case session was lost, for an hour; one row by the person's sessions. */
export async function findLostCase(db: Db, userId: UserId, now: Instant): Promise<Lost | null> {
  const [last] = await lastSessions(
    db,
    sql`select 0 as position`,
    sql`vm_session.user_id = ${userId} and kind = 'single_user'`,
    sql`ended_at > ${toTimestamp(instant(now - toldMs))}`,
  );
  return last ?? null;
}

type Question = { readonly obj: { readonly id: number } };

/** The latest losses of a page of events in one statement; one row for each event by its sessions. */
export const lostSessionLoader = {
  loader: async (questions: readonly Question[], { db, clock }: GraphqlContext): Promise<(Lost | null)[]> => {
    const ids = questions.map(({ obj }) => obj.id);
    const found = await lastSessions(
      db,
      sql`select id, position from unnest(${ids}::int[]) with ordinality as asked (id, position)`,
      sql`vm_session.voucher_id = asked.id`,
      sql`exists (
        select from resource_access_voucher event
        where event.id = voucher_id and archived_at is null and valid_to > ${toTimestamp(clock())}
      )`,
    );
    const byEvent = new Map(found.map((lost) => [lost.voucher_id, lost]));
    return ids.map((id) => byEvent.get(id) ?? null);
  },
  // The latest session of each requested event or person, if it was lost and `stillMatters` holds.
  opts: { cache: false },
};

/** The latest session for each that is asked, where it was lost and that still matters. */
async function lastSessions(
  db: Db,
  asked: RawBuilder<unknown>,
  of: RawBuilder<unknown>,
  stillMatters: RawBuilder<unknown>,
): Promise<readonly Lost[]> {
  const { rows } = await sql<Lost>`
    select last.id as session_id, end_reason as reason, ended_at as lost_at, voucher_id,
      nullif(given_back_s, 0) as given_back_in_seconds, cloud_module.name as module_name, case_id,
      cloud_case.name as case_name
    from (${asked}) asked cross join lateral (
      select * from vm_session where ${of} order by started_at desc limit 1
    ) last
    join cloud_module on cloud_module.id = last.module_id
    join cloud_case on cloud_case.id = last.case_id
    where ended_at is not null and ${stillMatters}`.execute(db);
  return rows.flatMap(({ reason, ...session }) => {
    const loss = isMachineCause(reason) ? findLossReason(reason) : null;
    return loss === null ? [] : [{ ...session, reason: cloudRoomTexts.lost[loss] }];
  });
}
