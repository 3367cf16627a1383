import { isTimeZone, type KeycloakId, type UserId } from "@cathedra/domain";
import { atStation } from "@cathedra/domain/access";
import { sql } from "kysely";
import pg from "pg";
import type { SignedInPerson } from "../../auth/signed-in-person.ts";
import type { VerifiedToken } from "../../auth/verified-token.ts";
import type { Db } from "../../db/database.ts";
import { inLockedTransaction, lockKey } from "../../db/locked-transaction.ts";
import { appError } from "../../errors.ts";
import type { ActorDeps, FoundActor } from "../../graphql/context.ts";
import { lru } from "../../graphql/lru.ts";
import { nothingPrefetched, type PrefetchFor, type PrefetchQuery } from "../../graphql/prefetch.ts";
import { type WrittenRow, writtenTexts } from "../../graphql/written-answers.ts";
import { systemClock } from "../../ports/clock.ts";
import { linkPerson } from "../provisioning/public.ts";
import { type FoundCaller, findCaller, findCallerAndAnswers } from "./caller-queries.ts";
import { type CallerReader, callerReader } from "./caller-reader.ts";
import { isCurrent, signIn } from "./sign-in.ts";

/** The interval between two stored visits, in milliseconds. */
const everyMs = 300_000;
const maxVisitors = 20_000;

type VisitLog = {
  readonly note: (
    db: Db,
    userId: UserId,
    token: Pick<VerifiedToken, "roles" | "atStation">,
    timeZone: string | undefined,
  ) => Promise<void>;
};

/**
 * Stores when people were last seen, with which roles, which only the token contains, and by which clock: every five minutes for
 * each process, and when the roles change. Of devices in several time zones the one that was used last decides. A failure to
 * store a visit never fails the request.
 */
function visitLog(now: () => number = () => performance.now()): VisitLog {
  const noted = lru<{ readonly at: number; readonly roles: string; readonly timeZone: string | undefined }>(
    maxVisitors,
  );
  return {
    note: async (db, userId, { roles, atStation }, timeZone) => {
      // At a station a session has no roles, and its sign-in is stored with the station.
      if (atStation !== undefined) return;
      const before = noted.get(userId);
      const isKnown = before !== undefined && before.roles === roles.join() && now() - before.at < everyMs;
      if (isKnown && (timeZone === undefined || before.timeZone !== undefined)) return;
      noted.set(userId, { at: now(), roles: roles.join(), timeZone });
      if (timeZone !== undefined && isTimeZone(timeZone)) await noteTimeZone(db, userId, timeZone);
      if (isKnown) return;
      await sql`
        insert into person_visit (user_id, seen_at, roles) values (${userId}, now(), ${[...roles]}::text[])
        on conflict (user_id) do update set seen_at = excluded.seen_at, roles = excluded.roles
        where person_visit.seen_at < excluded.seen_at - ${everyMs} * interval '1 millisecond' or person_visit.roles <> excluded.roles`
        .execute(db)
        .catch(() => undefined);
    },
  };
}

/**
 * Stores the time zone of a person. A zone that this process knows but the database does not makes the statement fail, and is
 * then not stored.
 */
async function noteTimeZone(db: Db, userId: UserId, timeZone: string): Promise<void> {
  await sql`
    update app_user set time_zone = ${timeZone}
    where id = ${userId} and time_zone is distinct from ${timeZone} and now() at time zone ${timeZone} is not null`
    .execute(db)
    .catch(() => undefined);
}

/**
 * The person at the last call with this token, used only to guess what to prefetch: no policy uses it, and the result of a
 * wrong guess is discarded.
 */
type LastSeen = {
  readonly get: (keycloakId: KeycloakId) => FoundCaller["person"] | undefined;
  readonly set: (keycloakId: KeycloakId, person: FoundCaller["person"]) => void;
};

const maxPeople = 5_000;

/** The reader for each database of this process, so that only callers of the same database are batched. */
const known = new WeakMap<
  Db,
  { readonly read: CallerReader; readonly seen: LastSeen; readonly visits: VisitLog }
>();

/**
 * The person of a verified token with the facts that policies need, in one statement that concurrent callers may share. The
 * first sign-in creates the user; a later one updates a changed name or address (G.006). Missing claims change nothing. Fields
 * of the request may be prefetched in the same statement.
 */
export async function resolveActor(
  { db, newUserLogbook, timeZone }: ActorDeps,
  token: VerifiedToken,
  prefetchFor: PrefetchFor = () => nothingPrefetched,
): Promise<FoundActor> {
  const ofDatabase = known.get(db) ?? { read: callerReader(db), seen: lastSeen(), visits: visitLog() };
  known.set(db, ofDatabase);
  const { read, seen, visits } = ofDatabase;
  const { keycloakId, roles } = token;
  const before = seen.get(keycloakId);
  const expected = before && limited({ ...before, roles }, token);
  const reading = prefetchFor(expected);
  const found = await readCaller(db, read, keycloakId, reading);
  if (found.caller !== undefined) {
    const { person, prefetched } = found.caller;
    if (person.isDeactivated) throw appError("ACCOUNT_DEACTIVATED");
    seen.set(keycloakId, person);
    if (isCurrent({ ...person, ...person.claimed }, token)) {
      await visits.note(db, person.userId, token, timeZone);
      const actor =
        expected !== undefined && person === before ? expected : limited({ ...person, roles }, token);
      return { person: actor, prefetched, reading: found.reading, written: writtenFor(found, actor) };
    }
  }
  await inLockedTransaction(db, [lockKey("person", keycloakId)], (tx) => signIn(tx, token, newUserLogbook));
  const signedIn = await read(keycloakId);
  if (signedIn !== undefined) await linkPerson(db, signedIn.person.userId, systemClock);
  const caller = await read(keycloakId);
  if (caller === undefined) throw new Error("a person who has just signed in is not there");
  if (caller.person.isDeactivated) throw appError("ACCOUNT_DEACTIVATED");
  await visits.note(db, caller.person.userId, token, timeZone);
  return {
    person: limited({ ...caller.person, roles }, token),
    prefetched: null,
    reading: nothingPrefetched,
    written: undefined,
  };
}

function writtenFor({ caller, reading }: Read, actor: SignedInPerson): readonly string[] | undefined {
  if (reading.written === undefined || caller?.row === undefined) return undefined;
  return writtenTexts(reading.written, caller.row, actor);
}

/** A person at a shared station has no rights there beyond their own things. */
function limited(person: SignedInPerson, token: VerifiedToken): SignedInPerson {
  return token.atStation === undefined ? person : atStation(person);
}

type Read = {
  readonly caller: (FoundCaller & { readonly row?: WrittenRow }) | undefined;
  readonly reading: PrefetchQuery;
};

/**
 * Reads that concern only this person count towards their concurrency limit, as they would in the resolver. If the database
 * refuses a value in the prefetch, the resolver runs it again, so that only its field fails.
 */
async function readCaller(
  db: Db,
  read: CallerReader,
  keycloakId: VerifiedToken["keycloakId"],
  reading: PrefetchQuery,
): Promise<Read> {
  if (!reading.isOwn) return { caller: await read(keycloakId, reading.json), reading };
  try {
    const { json, written } = reading;
    const caller =
      written === undefined
        ? await findCaller(db, keycloakId, json)
        : await findCallerAndAnswers(db, keycloakId, json, written);
    return { caller, reading };
  } catch (error) {
    if (!isOfValue(error)) throw error;
    return { caller: await read(keycloakId), reading: nothingPrefetched };
  }
}

/** Whether an error is of PostgreSQL's class 22, data exceptions. */
function isOfValue(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code?.startsWith("22") === true;
}

function lastSeen(): LastSeen {
  return lru<FoundCaller["person"]>(maxPeople);
}
