import type { RawBuilder } from "kysely";
import type { VerifiedToken } from "../../auth/verified-token.ts";
import type { Db } from "../../db/database.ts";
import { type FoundActor, findActor } from "./queries.ts";
import { isCurrent, signIn } from "./sign-in.ts";

export type ActorDeps = {
  readonly db: Db;
  /** The logbook flag of people who sign in for the first time. */
  readonly newUserLogbook: boolean;
};

/**
 * The person of a verified token with the facts that policies decide on, in one statement. The first sign-in makes
 * the user; a later one takes over a name or address that changed (G.006). What the token leaves out stays. What the
 * request asks for may be read `ahead`, in that same statement.
 */
export async function actorOf(
  { db, newUserLogbook }: ActorDeps,
  token: VerifiedToken,
  ahead?: RawBuilder<unknown>,
): Promise<FoundActor> {
  const known = await findActor(db, token, ahead);
  if (known !== undefined && isCurrent({ email: known.person.email, ...known.person.claimed }, token)) {
    return known;
  }
  await db.transaction().execute((tx) => signIn(tx, token, newUserLogbook));
  const actor = await findActor(db, token, ahead);
  if (actor === undefined) throw new Error("a person who has just signed in is not there");
  return actor;
}
