import type { GroupId } from "@cathedra/domain";
import { type RawBuilder, sql } from "kysely";

/** The mail of an invitee's latest time, by its cause. */
const mailCause: RawBuilder<string> = sql`'group-invitation:' || invitee.id || ':' || invitee.times`;

/**
 * Those who were invited into a group, with how they stand: who signs in with that very address, seen to be theirs by the
 * identity service, and is in the group has joined, by whichever way. At most as many as a list has.
 */
export function inviteeFacts(groupId: GroupId): RawBuilder<unknown> {
  return sql`
    select invitee.*, mail.reason, mail.next_try_at is not null or mail.failed_at is not null as has_reason,
      case
        when joined.email is not null then 'joined'
        when mail.failed_at is not null then 'mailFailed'
        when mail.next_try_at is not null then 'mailWaiting'
        when mail.sent_at is not null then 'mailed'
        else 'invited'
      end as status
    from (
      select * from group_invitee where group_id = ${groupId} order by invited_at desc, id desc limit 10000
    ) invitee
    -- One look-up each, of however many mails there are: planned together, all mails would be read.
    left join lateral (
      select sent_at, failed_at, next_try_at, reason from mail where mail.cause = ${mailCause} limit 1
    ) mail on true
    left join (
      select distinct lower(person.email) as email
      from customer_group_member member join app_user person on person.id = member.user_id
      where member.group_id = ${groupId} and person.email_verified
    ) joined on joined.email = invitee.email`;
}
