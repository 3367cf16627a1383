import { sql } from "kysely";
import type { Invariant } from "./invariant.ts";

/** Linked people of directories that are on, with whether the directory gives them access. */
const linked = sql`(
  select person.user_id, person.customer_id, person.hold,
    person.deleted_at is null and person.active or person.hold is not null as has_access
  from scim_user person
  join scim_connection connection on connection.customer_id = person.customer_id and connection.mode = 'on'
  where person.user_id is not null
)`;

export const provisioningInvariants: readonly Invariant[] = [
  {
    name: "an account is managed by one directory, and not by one that released it",
    violations: sql`
      select user_id::text as what, count(*) || ' people of directories' as found
      from scim_user where user_id is not null group by user_id having count(*) > 1
      union all
      select person.user_id::text, 'released, and linked again without having joined'
      from scim_user person join scim_release release using (customer_id, user_id)
      where not exists (
        select from customer_group_member member join customer_group on customer_group.id = member.group_id
        where member.user_id = person.user_id and customer_group.customer_id = person.customer_id
          and member.accepted_at > release.released_at
      )`,
  },
  {
    name: "an account is denied access only while its directory denies it",
    violations: sql`
      select account.id::text as what, 'denied since ' || account.deactivated_at as found
      from app_user account
      where account.deactivated_at is not null and not exists (
        select from scim_user person left join ${linked} linked using (user_id, customer_id)
        where person.user_id = account.id and not coalesce(linked.has_access, false)
      )`,
  },
  {
    name: "an end of access that waits for an answer has not happened",
    violations: sql`
      select account.id::text as what, 'denied while its deactivation is ' || linked.hold as found
      from ${linked} linked join app_user account on account.id = linked.user_id
      where linked.hold is not null and account.deactivated_at is not null`,
  },
  {
    name: "a person without access is signed in at no station and runs no case",
    violations: sql`
      select account.id::text as what, 'signed in at station ' || session.station_id as found
      from app_user account join station_sign_in session on session.user_id = account.id
      where account.deactivated_at is not null and session.signed_out_at is null and session.expires_at > now()
      union all
      select account.id::text, 'runs a case on machine ' || vm.id
      from app_user account join vm on vm.started_by = account.id
      where account.deactivated_at < now() - interval '5 minutes' and vm.session_id is not null and vm.event_id is null
        and vm.status <> 'off'`,
  },
  {
    name: "a membership that came from a directory is of a person of that institution's directory",
    violations: sql`
      select membership.user_id::text as what, 'in group ' || membership.group_id as found
      from scim_membership membership join customer_group on customer_group.id = membership.group_id
      where not exists (
        select from scim_user person
        where person.user_id = membership.user_id and person.customer_id = customer_group.customer_id
      )`,
  },
];
