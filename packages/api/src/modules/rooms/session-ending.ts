import { emailKey, type Instant, isUuid, type UserId } from "@cathedra/domain";
import { type Actor, getRoomRole } from "@cathedra/domain/access";
import { describeSessionEnding, type EndedBy, findLossReason, isMachineCause } from "@cathedra/domain/cloud";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { bool, filled, int, nullable, statement, text, texts, timestamp, uuid } from "../../db/statement.ts";
import type { CloudSessionEnding } from "../../graphql/generated/contract.ts";
import { type OrganizerColumns, organizerColumns } from "../access-vouchers/public.ts";

type Row = OrganizerColumns & {
  startedBy: UserId;
  endedAt: Instant;
  cause: string;
  hasBegun: boolean;
  actorId: UserId | null;
  /** The address of the person who ended the session, if it is verified. */
  actorEmail: string | null;
  isEvent: boolean;
  hasAccepted: boolean;
  givenBack: number | null;
};

/**
 * The reason why a session or start no longer exists, for people who were in it or waited for it. Null for others, and while it
 * runs. People of an event can read it after the event was archived too.
 */
export async function readSessionEnding(
  { db }: { readonly db: Db },
  actor: Actor,
  sessionId: string,
): Promise<CloudSessionEnding | null> {
  const ending = isUuid(sessionId) ? await findEnding(db, actor.userId, sessionId) : undefined;
  if (ending === undefined || !isMachineCause(ending.cause)) return null;
  const { startedBy, endedAt, cause, hasBegun, isEvent, organizers, creatorId, hasAccepted } = ending;
  const event = { organizers, creatorId, userIds: hasAccepted ? [actor.userId] : [], isArchived: false };
  if (getRoomRole(actor, { startedBy, event: isEvent ? event : null }) === null) return null;
  const { code, text } = describeSessionEnding({ cause, by: identifyPerson(actor, ending), hasBegun });
  return {
    code,
    reason: text,
    ended_at: endedAt,
    is_lost: hasBegun && findLossReason(cause) !== null,
    given_back_in_seconds: startedBy === actor.userId ? ending.givenBack : null,
  };
}

function identifyPerson(actor: Actor, { actorId, actorEmail, isEvent, organizers, creatorId }: Row): EndedBy {
  if (actorId === null) return null;
  if (actorId === actor.userId) return "self";
  const isOrganizer = actorId === creatorId || organizers.includes(emailKey(actorEmail ?? ""));
  return isEvent && isOrganizer ? "organizer" : "administrator";
}

const findEndingStatement = statement(
  {
    organizers: texts(),
    creatorId: nullable(uuid<UserId>()),
    startedBy: filled(uuid<UserId>()),
    endedAt: timestamp(),
    cause: filled(text()),
    hasBegun: bool(),
    actorId: nullable(uuid<UserId>()),
    actorEmail: nullable(text()),
    isEvent: bool(),
    hasAccepted: bool(),
    givenBack: nullable(int()),
  },
  (userId: UserId, sessionId: string) => sql`
    select change.started_by as "startedBy", change.updated_at as "endedAt", change.reason as cause,
      change.prev_status = 'started' as "hasBegun", change.actor_id as "actorId", case when actor.email_verified then actor.email end as "actorEmail",
      voucher.kind = 'event' as "isEvent", ${organizerColumns}, exists (
        select from voucher_user where voucher_id = voucher.id and user_id = ${userId}
      ) as "hasAccepted",
      (select nullif(given_back_s, 0) from vm_session where id = change.session_id) as "givenBack"
    from (
      select * from vm_history
      where session_id = ${sessionId}
        and (new_status in ('off', 'void') or (new_status = 'idle' and reason in ('FREED', 'CANCELLED')))
      order by id limit 1
    ) change
    join resource_access_voucher voucher on voucher.id = change.voucher_id
    left join app_user actor on actor.id = change.actor_id`,
);

/** Finds the first change of the machine after the session, by the few rows of the session. */
async function findEnding(db: Db, userId: UserId, sessionId: string): Promise<Row | undefined> {
  return findEndingStatement.first(db, userId, sessionId);
}
