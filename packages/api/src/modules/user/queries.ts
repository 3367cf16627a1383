import type { Actor, CustomerFacts, GroupId, KeycloakId, Membership, UserId } from "@cathedra/domain";
import { sql } from "kysely";
import type { VerifiedToken } from "../../auth/verified-token.ts";
import type { Db, Tx } from "../../db/database.ts";

type ActorRow = {
  readonly id: UserId;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly logbook: boolean;
  readonly memberships: readonly Membership[];
  readonly administers: readonly CustomerFacts[];
};

/** The person whom the identity service knows by this subject. */
export async function findActor(
  db: Db,
  { keycloakId, roles }: Pick<VerifiedToken, "keycloakId" | "roles">,
): Promise<Actor | undefined> {
  const { rows } = await sql<ActorRow>`
    select person.id, person.email, person.first_name, person.last_name, person.logbook,
      (
        select coalesce(json_agg(json_build_object(
          'groupId', member.group_id, 'customerId', customer_group.customer_id, 'role', member.role
        ) order by member.group_id), '[]')
        from customer_group_member member join customer_group on customer_group.id = member.group_id
        where member.user_id = person.id
      ) as memberships,
      (
        select coalesce(json_agg(json_build_object('id', customer.id, 'name', customer.name) order by customer.id), '[]')
        from customer_admin join customer on customer.id = customer_admin.customer_id
        where customer_admin.user_id = person.id
      ) as administers
    from app_user person where person.keycloak_id = ${keycloakId}`.execute(db);
  const [row] = rows;
  if (row === undefined) return undefined;
  return {
    userId: row.id,
    keycloakId,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    roles,
    logbook: row.logbook,
    memberships: row.memberships,
    administers: row.administers.map(({ id }) => id),
    administeredCustomers: row.administers,
  };
}

/**
 * Makes the user or takes over what changed; two first sign-ins at once make one user. A changed name asks the worker
 * to renew it where it was copied to.
 */
export async function signIn(tx: Tx, token: VerifiedToken, logbook: boolean): Promise<void> {
  const hasName = token.firstName + token.lastName !== "";
  await sql`
    with stored as (
      select id, first_name, last_name from app_user where keycloak_id = ${token.keycloakId}
    ), signed_in as (
      insert into app_user as person (keycloak_id, email, first_name, last_name, logbook)
      values (${token.keycloakId}, ${token.email}, ${token.firstName}, ${token.lastName}, ${logbook})
      on conflict (keycloak_id) do update set
        email = case when excluded.email = '' then person.email else excluded.email end,
        first_name = case when ${hasName}::boolean then excluded.first_name else person.first_name end,
        last_name = case when ${hasName}::boolean then excluded.last_name else person.last_name end,
        modified_at = now()
      returning id, first_name, last_name
    )
    select graphile_worker.add_job(
      'refresh_person_names', json_build_object('userId', id), job_key => 'refresh_person_names:' || id
    )
    from signed_in join stored using (id)
    where (signed_in.first_name, signed_in.last_name) <> (stored.first_name, stored.last_name)`.execute(tx);
}

export type FoundUser = {
  readonly userId: UserId;
  readonly groupIds: readonly GroupId[];
  readonly keycloakId: KeycloakId;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly logbook: boolean;
};

/** Everybody with this address, latest sign-in first: an identity service may let two people share one. */
export async function findUsersByEmail(db: Db, email: string): Promise<readonly FoundUser[]> {
  const { rows } = await sql<FoundUser>`
    select id as "userId", keycloak_id as "keycloakId", email, first_name as "firstName",
      last_name as "lastName", logbook,
      array(select group_id from customer_group_member where user_id = app_user.id) as "groupIds"
    from app_user where lower(email) = lower(${email}) order by modified_at desc limit 10`.execute(db);
  return rows;
}

/** Forgets the person's progress in every course (1.016). */
export async function deleteCourseProgress(tx: Tx, userId: UserId): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom("course_progress")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
