import type { GroupId, KeycloakId, UserId } from "@cathedra/domain";
import type { Actor, CustomerFacts, Membership } from "@cathedra/domain/access";
import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import type { ClaimedNames } from "./person-queries.ts";

/** The person of the token, with what the portal knows of the token's claims. */
export type SignedInPerson = Actor & {
  /** Where the person would rather be written to; no policy looks at it. */
  readonly contactEmail: string | null;
  readonly claimed: ClaimedNames;
};

type CallerRow = {
  readonly keycloak_id: KeycloakId;
  readonly id: UserId;
  readonly email: string;
  readonly email_verified: boolean;
  readonly first_name: string;
  readonly last_name: string;
  readonly logbook: boolean;
  readonly contact_email: string | null;
  readonly claimed_first_name: string;
  readonly claimed_last_name: string;
  readonly memberships: readonly (Membership & { readonly customerName: string })[];
  readonly administers: readonly CustomerFacts[];
  readonly ahead: unknown;
};

/** Somebody whom the portal knows, without the roles that only their token tells, and what was read ahead for them. */
export type FoundCaller = { readonly person: Omit<SignedInPerson, "roles">; readonly ahead: unknown };

const nothingAhead = sql`null`;

/**
 * Those whom the identity service knows by these subjects. Admins are named by their address: who has not verified theirs
 * is no admin, of a group a learner; `ahead` is read in the same statement, of each row `person`.
 * Whoever is not known is missing.
 */
export async function findCallers(
  db: Db,
  keycloakIds: readonly KeycloakId[],
  ahead: RawBuilder<unknown> = nothingAhead,
): Promise<ReadonlyMap<KeycloakId, FoundCaller>> {
  const { rows } = await sql<CallerRow>`
    select person.keycloak_id, person.id, person.email, person.email_verified, person.first_name, person.last_name,
      person.logbook, person.contact_email,
      coalesce(person.claimed_first_name, person.first_name) as claimed_first_name,
      coalesce(person.claimed_last_name, person.last_name) as claimed_last_name,
      (
        select coalesce(json_agg(json_build_object(
          'groupId', member.group_id, 'customerId', customer_group.customer_id, 'role', case when person.email_verified then member.role else 'learner' end,
          'customerName', customer.name
        ) order by member.group_id), '[]')
        from customer_group_member member join customer_group on customer_group.id = member.group_id
          join customer on customer.id = customer_group.customer_id
        where member.user_id = person.id
      ) as memberships,
      (
        select coalesce(json_agg(json_build_object('id', customer.id, 'name', customer.name) order by customer.id), '[]')
        from customer_admin join customer on customer.id = customer_admin.customer_id
        where customer_admin.user_id = person.id and person.email_verified
      ) as administers,
      ${ahead} as ahead
    from app_user person where person.keycloak_id = any(${[...keycloakIds]}::text[])`.execute(db);
  return new Map(rows.map((row) => [row.keycloak_id, { person: personOf(row), ahead: row.ahead }]));
}

function personOf(row: CallerRow): FoundCaller["person"] {
  return {
    userId: row.id,
    keycloakId: row.keycloak_id,
    email: row.email,
    isEmailVerified: row.email_verified,
    firstName: row.first_name,
    lastName: row.last_name,
    logbook: row.logbook,
    memberships: row.memberships.map(({ groupId, customerId, role }) => ({ groupId, customerId, role })),
    administers: row.administers.map(({ id }) => id),
    administeredCustomers: row.administers,
    groupAdminCustomers: customersOf(row.memberships.filter(({ role }) => role === "admin")),
    contactEmail: row.contact_email,
    claimed: { firstName: row.claimed_first_name, lastName: row.claimed_last_name },
  };
}

function customersOf(memberships: CallerRow["memberships"]): readonly CustomerFacts[] {
  const names = new Map(memberships.map(({ customerId, customerName }) => [customerId, customerName]));
  return [...names].map(([id, name]) => ({ id, name }));
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
