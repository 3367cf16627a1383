import type { Instant, UserId } from "@cathedra/domain";
import { digestKinds, type InboxKind, type NoticeFacts, noticeRetentionMs } from "@cathedra/domain/inbox";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { statement, uuid } from "../../db/statement.ts";
import { sendHint } from "../hints/public.ts";

/** A notice to be sent to people. */
export type NoticeToSend = {
  readonly [Kind in InboxKind]: {
    /** The recipients; duplicates, and people who no longer exist, are ignored. */
    readonly to: readonly UserId[];
    readonly kind: Kind;
    /** The unique cause of the notice: a person never gets two notices with the same cause. */
    readonly cause: string;
    readonly facts: NoticeFacts[Kind];
    /** The instant of what the notice is about, if that is not now. */
    readonly at?: Instant;
    /**
     * Adds a thing to a notice about several things: if the person already has a notice of this cause, the thing is added to
     * `joined` in its facts. The notice becomes unread and current again, moves to the top of the list with a new id, and is
     * mailed again. Facts that give a period (`startedAt`, `lastStartedAt`) are extended. A thing that is already in it changes
     * nothing.
     */
    readonly joins?: string;
  };
}[InboxKind];

/**
 * Adds a notice to the inbox of each of these people in the transaction of its cause, and sends a hint to their browsers on
 * commit. One statement for all people, and another for every 150 people who get a hint.
 */
export async function notify(tx: Tx, notice: NoticeToSend): Promise<void> {
  if (notice.to.length === 0) return;
  const rows = await insertStatement.rows(tx, notice);
  const to = rows.map(({ userId }) => userId);
  if (to.length > 0) await sendHint(tx, { kind: "notification", id: "new", to });
}

/** Deletes a person's notice with the given cause, because its reason no longer exists. The notice is not mailed either. */
export async function withdrawNotice(tx: Tx, userId: UserId, cause: string): Promise<void> {
  await tx.deleteFrom("notification").where("user_id", "=", userId).where("cause", "=", cause).execute();
}

/** A notice joins at most this many things; further ones are left out. */
const maxJoined = 2_000;

/**
 * Rows are inserted in the order of the people, so that two concurrent senders cannot deadlock. Mails are sent a little later,
 * so that several notices at once become one mail.
 */
const insertStatement = statement(
  { userId: uuid<UserId>() },
  ({
    to,
    kind,
    cause,
    facts,
    at,
    joins = null,
  }: Omit<NoticeToSend, "joins"> & { readonly joins?: string | null }) => sql`
    insert into notification (user_id, kind, cause, facts, created_at, expires_at, mail_from)
    select person.id, ${kind}, ${cause}, ${JSON.stringify(facts)}::jsonb, told.at,
      told.at + ${noticeRetentionMs / 1000}::int * interval '1 second',
      case when ${digestKinds.includes(kind)}::boolean and mail.stopped_at is null and ${kind}::text = any (mail.kinds)
        and person.email_verified then told.at end
    from (select coalesce(${at === undefined ? null : new Date(at)}::timestamptz, now()) as at) told
    cross join (select distinct id::uuid from json_array_elements_text(${JSON.stringify(to)}::json) given (id)) given
    join app_user person on person.id = given.id
    left join notification_mail mail on mail.user_id = person.id
    order by person.id
    on conflict (user_id, cause) do update set
      id = default,
      facts = jsonb_set(notification.facts, '{joined}', notification.facts -> 'joined' || to_jsonb(${joins}::text)) || case
        when notification.facts ? 'lastStartedAt' and excluded.facts ? 'lastStartedAt' then jsonb_build_object(
          'startedAt', least((notification.facts ->> 'startedAt')::bigint, (excluded.facts ->> 'startedAt')::bigint),
          'lastStartedAt', greatest((notification.facts ->> 'lastStartedAt')::bigint, (excluded.facts ->> 'lastStartedAt')::bigint))
        else '{}'::jsonb end,
      seen_at = null, read_at = null, dismissed_at = null, created_at = excluded.created_at, made_in = excluded.made_in,
      expires_at = excluded.expires_at, mail_from = coalesce(notification.mail_from, excluded.mail_from)
    where ${joins}::text is not null and jsonb_array_length(notification.facts -> 'joined') < ${sql.lit(maxJoined)}
      and not (notification.facts -> 'joined') ? ${joins}::text
    returning user_id as "userId"`,
  [
    {
      to: [],
      kind: "event_soon",
      cause: "",
      facts: { eventId: 0, name: "", opensAt: 0, closesAt: 0 },
    } as never,
  ],
);
