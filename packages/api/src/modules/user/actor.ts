import type { VerifiedToken } from "../../auth/verified-token.ts";
import type { Db } from "../../db/database.ts";
import { findActor, type SignedInPerson } from "./queries.ts";
import { isCurrent, signIn } from "./sign-in.ts";

export type ActorDeps = {
  readonly db: Db;
  /** The logbook flag of people who sign in for the first time. */
  readonly newUserLogbook: boolean;
};

/**
 * The person of a verified token with the facts that policies decide on, in one statement. The first sign-in makes
 * the user; a later one takes over a name or address that changed (G.006). What the token leaves out stays.
 */
export async function actorOf(
  { db, newUserLogbook }: ActorDeps,
  token: VerifiedToken,
): Promise<SignedInPerson> {
  const known = await findActor(db, token);
  if (known !== undefined && isCurrent({ email: known.email, ...known.claimed }, token)) return known;
  await db.transaction().execute((tx) => signIn(tx, token, newUserLogbook));
  const actor = await findActor(db, token);
  if (actor === undefined) throw new Error("a person who has just signed in is not there");
  return actor;
}
