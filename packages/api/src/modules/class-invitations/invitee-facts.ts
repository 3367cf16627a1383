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
        when member.user_id is not null then 'joined'
        when mail.failed_at is not null then 'mailFailed'
        when mail.next_try_at is not null then 'mailWaiting'
        when mail.sent_at is not null then 'mailed'
        else 'invited'
      end as status
    from (
      select * from group_invitee where group_id = ${groupId} order by invited_at desc, id desc limit 10000
    ) invitee
    left join mail on mail.cause = ${mailCause}
    left join lateral (
      select member.user_id from app_user person
      join customer_group_member member on member.user_id = person.id and member.group_id = ${groupId}
      where lower(person.email) = invitee.email and person.email_verified limit 1
    ) member on true`;
}
