import { type Actor, mayReadUser } from "@cathedra/domain";
import type { Db } from "../../db/database.ts";
import { appError } from "../../errors.ts";
import { type FoundUser, findUsersByEmail } from "./queries.ts";

/**
 * The caller, or the person of an address where a policy allows it (13.009). An address that nobody has is refused
 * like one whose person the caller may not see.
 */
export async function readUser(
  { db }: { readonly db: Db },
  actor: Actor,
  emailAddress: string | null | undefined,
): Promise<Omit<FoundUser, "groupIds">> {
  if (emailAddress === null || emailAddress === undefined || isSameAddress(emailAddress, actor.email)) {
    return actor;
  }
  if (emailAddress.includes("\0")) throw appError("FORBIDDEN");
  const people = await findUsersByEmail(db, emailAddress);
  const person = people.find((found) => mayReadUser(actor, found) === "allowed");
  if (person === undefined) throw appError("FORBIDDEN");
  return person;
}

function isSameAddress(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.toLowerCase();
}
