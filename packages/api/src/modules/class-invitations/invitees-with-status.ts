import type { GroupId } from "@cathedra/domain";
import { type RawBuilder, sql } from "kysely";

/** The cause of the latest mail to an invitee, by which the mail is found. */
const mailCause: RawBuilder<string> = sql`'group-invitation:' || invitee.id || ':' || invitee.times`;

/**
 * The invitees of a group with their status. An invitee has joined if a member of the group signs in with exactly that address,
 * verified by the identity service, however they joined. At most as many rows as a list may have.
 */
export function inviteesWithStatus(groupId: GroupId): RawBuilder<unknown> {
  return sql`
    select invitee.*, mail.reason, recipient.mailed_at,
      case
        when joined.email is not null then 'joined'
        when recipient.stopped_at is not null then 'optedOut'
        when mail.failed_at is not null then 'mailFailed'
        when mail.next_try_at is not null then 'mailWaiting'
        when mail.sent_at is not null then 'mailed'
        when invitee.is_withheld then 'notMailed'
        else 'invited'
      end as status
    from (
      select * from group_invitee where group_id = ${groupId} order by invited_at desc, id desc limit 10000
    ) invitee
    -- One look-up each, of however many mails there are: planned together, all mails would be read.
    left join lateral (
      select sent_at, failed_at, next_try_at, reason from mail where mail.cause = ${mailCause} limit 1
    ) mail on true
    left join lateral (
      select mailed_at, stopped_at from mail_recipient where mail_recipient.recipient = invitee.recipient limit 1
    ) recipient on true
    left join (
      select distinct lower(person.email) as email
      from customer_group_member member join app_user person on person.id = member.user_id
      where member.group_id = ${groupId} and person.email_verified
    ) joined on joined.email = invitee.email`;
}
