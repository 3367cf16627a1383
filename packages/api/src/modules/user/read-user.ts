import { mayReadUser } from "@cathedra/domain/access";
import { ownAccountTexts } from "@cathedra/domain/messages";
import type { SignedInPerson } from "../../auth/signed-in-person.ts";
import type { Db } from "../../db/database.ts";
import { appError } from "../../errors.ts";
import { once } from "../../once.ts";
import { findProfile } from "./profile-queries.ts";
import type { UserParent } from "./user-fields.ts";
import { type FoundUser, findUsersByEmail } from "./user-queries.ts";

/**
 * The caller, or the person with an address if the policy allows it (13.009). An unknown address is refused in the same way as
 * a person whom the caller may not see.
 */
export async function readUser(
  { db }: { readonly db: Db },
  actor: SignedInPerson,
  emailAddress: string | null | undefined,
): Promise<UserParent> {
  const withProfile = (person: Omit<FoundUser, "groupIds">): UserParent => ({
    ...person,
    profile: once(() => findProfile(db, person.userId)),
  });
  if (emailAddress === null || emailAddress === undefined || isSameAddress(emailAddress, actor.email)) {
    return withProfile({ ...actor, email: actor.contactEmail ?? actor.email });
  }
  return withProfile(await personOfAddress(db, actor, emailAddress));
}

/**
 * The person with this address, possibly the caller, if the policy allows it; all other addresses are refused in the same way
 * (X30).
 */
export async function readablePerson(
  db: Db,
  actor: SignedInPerson,
  emailAddress: string,
): Promise<Pick<FoundUser, "userId">> {
  return isSameAddress(emailAddress, actor.email) ? actor : personOfAddress(db, actor, emailAddress);
}

async function personOfAddress(db: Db, actor: SignedInPerson, emailAddress: string): Promise<FoundUser> {
  const people = emailAddress.includes("\0") ? [] : await findUsersByEmail(db, emailAddress);
  const person = people.find((found) => mayReadUser(actor, found) === "allowed");
  if (person === undefined) throw appError("FORBIDDEN", ownAccountTexts.foreignUser);
  return person;
}

export function isSameAddress(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.toLowerCase();
}
