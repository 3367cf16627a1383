import type { KeycloakId, UserId } from "@cathedra/domain";
import type { Claimed } from "@cathedra/domain/profile";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";

/** The values from the identity service that the person may replace. */
export type PersonClaims = {
  readonly email: Claimed;
  /** Whether the identity service's address is verified. */
  readonly isEmailVerified: boolean;
  readonly firstName: Claimed;
  readonly lastName: Claimed;
};

/** The stored claims, locked against changes until the transaction ends. */
export async function lockPerson(
  tx: Tx,
  { keycloakId }: { readonly keycloakId: KeycloakId },
): Promise<PersonClaims & { readonly userId: UserId }> {
  const row = await tx
    .selectFrom("app_user")
    .select(["id", "email", "email_verified", "contact_email", "first_name", "last_name"])
    .select(["claimed_first_name", "claimed_last_name"])
    .where("keycloak_id", "=", keycloakId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return {
    userId: row.id,
    email: {
      shown: row.contact_email ?? row.email,
      claimed: row.contact_email === null ? null : row.email,
    },
    isEmailVerified: row.email_verified,
    firstName: { shown: row.first_name, claimed: row.claimed_first_name },
    lastName: { shown: row.last_name, claimed: row.claimed_last_name },
  };
}

/**
 * Stores the person's names; `email` is always the identity service's, on which policies decide. A changed name queues a job
 * that updates its copies.
 */
export async function setPerson(
  tx: Tx,
  { userId, ...before }: PersonClaims & { readonly userId: UserId },
  { email, isEmailVerified, firstName, lastName }: PersonClaims,
): Promise<void> {
  const isRenamed = before.firstName.shown !== firstName.shown || before.lastName.shown !== lastName.shown;
  await sql`
    with person as (
      update app_user set
        email = ${email.claimed ?? email.shown},
        email_verified = ${isEmailVerified},
        contact_email = ${email.claimed === null ? null : email.shown},
        first_name = ${firstName.shown}, claimed_first_name = ${firstName.claimed},
        last_name = ${lastName.shown}, claimed_last_name = ${lastName.claimed},
        modified_at = now()
      where id = ${userId}
      returning id
    )
    select graphile_worker.add_job(
      'refresh_person_names', json_build_object('userId', id), job_key => 'refresh_person_names:' || id
    )
    from person where ${isRenamed}::boolean`.execute(tx);
}
