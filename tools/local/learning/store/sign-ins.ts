import { createHash, randomBytes } from "node:crypto";
import * as v from "valibot";
import type { Store } from "./store.ts";

const signIn = v.object({
  personId: v.number(),
  courseId: v.nullable(v.number()),
  backUrl: v.string(),
  finishedUrl: v.string(),
});
export type SignIn = v.InferOutput<typeof signIn>;

/** The validity of a sign-in address in milliseconds: enough to be redirected, and too short to be misused from a log. */
const signInMs = 60_000;
const sessionMs = 8 * 3_600_000;

const computeHash = (key: string) => createHash("sha256").update(key).digest("hex");

/** A key that signs one person in, once. */
export function issueSignIn(store: Store, { personId, courseId, backUrl, finishedUrl }: SignIn): string {
  store.run("delete from sign_in where expires_at < ?", store.now());
  const key = randomBytes(24).toString("base64url");
  store.run(
    "insert into sign_in (hash, person_id, course_id, back_url, finished_url, expires_at) values (?, ?, ?, ?, ?, ?)",
    computeHash(key),
    personId,
    courseId,
    backUrl,
    finishedUrl,
    store.now() + signInMs,
  );
  return key;
}

/** Uses a key; returns undefined if it was used before, has expired, or never existed. */
export function takeSignIn(store: Store, key: string): SignIn | undefined {
  return store.one(
    signIn,
    `delete from sign_in where hash = ? and expires_at >= ?
     returning person_id as personId, course_id as courseId, back_url as backUrl, finished_url as finishedUrl`,
    computeHash(key),
    store.now(),
  );
}

/** Begins a session of the player; returns the key for the browser's cookie. */
export function beginSession(store: Store, personId: number): string {
  store.run("delete from session where expires_at < ?", store.now());
  const key = randomBytes(24).toString("base64url");
  const sql = "insert into session (hash, person_id, expires_at) values (?, ?, ?)";
  store.run(sql, computeHash(key), personId, store.now() + sessionMs);
  return key;
}

export function endSession(store: Store, key: string): void {
  store.run("delete from session where hash = ?", computeHash(key));
}

/** The id of the person who is signed in with this session's key; undefined if the session is unknown or expired. */
export function sessionPerson(store: Store, key: string): number | undefined {
  const sql = "select person_id as id from session where hash = ? and expires_at >= ?";
  return store.one(v.object({ id: v.number() }), sql, computeHash(key), store.now())?.id;
}

const visit = v.object({ backUrl: v.string(), finishedUrl: v.string() });

/** Remembers where a course leads back to in this session. */
export function storeVisit(store: Store, key: string, courseId: number, urls: v.InferOutput<typeof visit>) {
  store.run(
    `insert into visit (session_hash, course_id, back_url, finished_url) values (?, ?, ?, ?)
     on conflict do update set back_url = excluded.back_url, finished_url = excluded.finished_url`,
    computeHash(key),
    courseId,
    urls.backUrl,
    urls.finishedUrl,
  );
}

export function getVisit(store: Store, key: string, courseId: number) {
  const sql =
    "select back_url as backUrl, finished_url as finishedUrl from visit where session_hash = ? and course_id = ?";
  return store.one(visit, sql, computeHash(key), courseId);
}
