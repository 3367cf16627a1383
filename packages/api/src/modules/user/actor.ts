import type { RawBuilder } from "kysely";
import type { VerifiedToken } from "../../auth/verified-token.ts";
import type { Db } from "../../db/database.ts";
import { inTurn, turn } from "../../db/turns.ts";
import { type CallerReader, callerReader } from "./caller-reader.ts";
import type { SignedInPerson } from "./queries.ts";
import { isCurrent, signIn } from "./sign-in.ts";

export type ActorDeps = {
  readonly db: Db;
  /** The logbook flag of people who sign in for the first time. */
  readonly newUserLogbook: boolean;
};

/** Somebody who is signed in, with what was read ahead of their request. */
type FoundActor = { readonly person: SignedInPerson; readonly ahead: unknown };

/** One for each database that this process uses: callers are read together only with those of the same. */
const readers = new WeakMap<Db, CallerReader>();

/**
 * The person of a verified token with the facts that policies decide on, in one statement that those who call at the
 * same time may share. The first sign-in makes the user; a later one takes over a name or address that changed (G.006).
 * What the token leaves out stays. What the request asks for may be read `ahead`, in that same statement.
 */
export async function actorOf(
  { db, newUserLogbook }: ActorDeps,
  token: VerifiedToken,
  ahead?: RawBuilder<unknown>,
): Promise<FoundActor> {
  const read = readers.get(db) ?? callerReader(db);
  readers.set(db, read);
  const { keycloakId, roles } = token;
  const known = await read(keycloakId, ahead);
  if (known !== undefined && isCurrent({ ...known.person, ...known.person.claimed }, token)) {
    return { ...known, person: { ...known.person, roles } };
  }
  await inTurn(db, [turn("person", keycloakId)], (tx) => signIn(tx, token, newUserLogbook));
  const caller = await read(keycloakId, ahead);
  if (caller === undefined) throw new Error("a person who has just signed in is not there");
  return { ...caller, person: { ...caller.person, roles } };
}
