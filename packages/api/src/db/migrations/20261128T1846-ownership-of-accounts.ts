import { type Kysely, sql } from "kysely";

/**
 * What proves that an account is an institution's: a domain that staff have confirmed, or an invitation that the person accepted. Two
 * institutions may name the same address.
 *
 * contract: scim_user_addresses made addresses unique over all institutions, so that one could block another; the version before works
 * without it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table customer_domain (
      domain text primary key check (domain <> '' and domain = lower(domain)),
      customer_id int not null references customer on delete cascade,
      confirmed_at timestamptz(3) not null,
      confirmed_by uuid references app_user on delete set null
    );
    create index customer_domain_of_customer on customer_domain (customer_id);
    create index customer_domain_confirmed_by on customer_domain (confirmed_by);

    alter table customer_group_member add accepted_at timestamptz(3);
    comment on column customer_group_member.accepted_at is
      'When the person accepted an invitation to the group; null: they were named, or their directory put them into it.';
    update customer_group_member member set accepted_at = entry.at
    from (
      select actor_id, subject, max(at) as at from audit_log where action = 'group.joined' group by actor_id, subject
    ) entry
    where entry.actor_id = member.user_id and entry.subject = member.group_id::text;

    create unique index scim_user_own_addresses on scim_user (customer_id, lower(address)) where deleted_at is null;
    create index scim_user_by_address on scim_user (lower(address)) where deleted_at is null;
    drop index scim_user_addresses;
    create index scim_user_held_removals on scim_user (customer_id, lower(user_name))
      where deleted_at is not null and hold = 'waiting';
  `.execute(db);
}
