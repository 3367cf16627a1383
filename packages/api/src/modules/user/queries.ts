import type { Actor, CustomerFacts, GroupId, KeycloakId, Membership, UserId } from "@cathedra/domain";
import { type RawBuilder, sql } from "kysely";
import type { VerifiedToken } from "../../auth/verified-token.ts";
import type { Db, Tx } from "../../db/database.ts";
import type { ClaimedNames } from "./person-queries.ts";

/** The person of the token, with what the portal knows of the token's claims. */
export type SignedInPerson = Actor & {
  /** Where the person would rather be written to; no policy looks at it. */
  readonly contactEmail: string | null;
  readonly claimed: ClaimedNames;
};

type ActorRow = {
  readonly id: UserId;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly logbook: boolean;
  readonly contact_email: string | null;
  readonly claimed_first_name: string;
  readonly claimed_last_name: string;
  readonly memberships: readonly Membership[];
  readonly administers: readonly CustomerFacts[];
  readonly ahead: unknown;
};

/** Somebody who is signed in, with what was read ahead of their request. */
export type FoundActor = { readonly person: SignedInPerson; readonly ahead: unknown };

const nothingAhead = sql`null`;

/** The person whom the identity service knows by this subject; `ahead` is read in the same statement, of its `person`. */
export async function findActor(
  db: Db,
  { keycloakId, roles }: Pick<VerifiedToken, "keycloakId" | "roles">,
  ahead: RawBuilder<unknown> = nothingAhead,
): Promise<FoundActor | undefined> {
  const { rows } = await sql<ActorRow>`
    select person.id, person.email, person.first_name, person.last_name, person.logbook, person.contact_email,
      coalesce(person.claimed_first_name, person.first_name) as claimed_first_name,
      coalesce(person.claimed_last_name, person.last_name) as claimed_last_name,
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
      ) as administers,
      ${ahead} as ahead
    from app_user person where person.keycloak_id = ${keycloakId}`.execute(db);
  const [row] = rows;
  if (row === undefined) return undefined;
  const person = {
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
    contactEmail: row.contact_email,
    claimed: { firstName: row.claimed_first_name, lastName: row.claimed_last_name },
  };
  return { person, ahead: row.ahead };
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
