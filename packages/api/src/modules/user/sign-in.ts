import { afterSignIn } from "@cathedra/domain/profile";
import { sql } from "kysely";
import type { ClaimedNames } from "../../auth/signed-in-person.ts";
import type { VerifiedToken } from "../../auth/verified-token.ts";
import type { Tx } from "../../db/database.ts";
import { lockPerson, setPerson } from "./person-queries.ts";

/**
 * Creates the user, or updates the values from the identity service; two concurrent first sign-ins create one user. Missing
 * claims change nothing, and neither do claims that the person has replaced and that are unchanged.
 */
export async function signIn(tx: Tx, token: VerifiedToken, logbook: boolean): Promise<void> {
  const { numAffectedRows } = await sql`
    insert into app_user (keycloak_id, email, email_verified, first_name, last_name, logbook)
    values (
      ${token.keycloakId}, ${token.email}, ${token.isEmailVerified}, ${token.firstName}, ${token.lastName}, ${logbook}
    )
    on conflict (keycloak_id) do nothing`.execute(tx);
  if (numAffectedRows === 1n) return;
  const person = await lockPerson(tx, token);
  const names = getNames(token);
  await setPerson(tx, person, {
    email: afterSignIn(person.email, token.email === "" ? undefined : token.email),
    isEmailVerified: token.email === "" ? person.isEmailVerified : token.isEmailVerified,
    firstName: afterSignIn(person.firstName, names?.firstName),
    lastName: afterSignIn(person.lastName, names?.lastName),
  });
}

/** Whether the portal's data of the person agree with the token. */
export function isCurrent(
  known: ClaimedNames & Pick<VerifiedToken, "email" | "isEmailVerified">,
  token: VerifiedToken,
): boolean {
  const names = getNames(token) ?? known;
  return (
    (token.email === "" ||
      (token.email === known.email && token.isEmailVerified === known.isEmailVerified)) &&
    names.firstName === known.firstName &&
    names.lastName === known.lastName
  );
}

/** If a token has only one of the two names, the other one is empty. */
function getNames({ firstName, lastName }: VerifiedToken): ClaimedNames | undefined {
  return firstName + lastName === "" ? undefined : { firstName, lastName };
}
