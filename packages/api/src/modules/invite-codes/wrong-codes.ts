import { type Instant, instant, type Result } from "@cathedra/domain";
import type { Actor } from "@cathedra/domain/access";
import { waitAfterWrongCodes, wrongCodeLimits, wrongCodesSince } from "@cathedra/domain/groups";
import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import { inLockedTransaction, lockKey } from "../../db/locked-transaction.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import type { AppError } from "../../errors.ts";
import type { Clock } from "../../ports/clock.ts";
import type { CodeSubjects } from "./code-subjects.ts";

/**
 * The times of wrong codes as `wrongCodes` selects them: the latest ones of a person, and the one with which an address reaches
 * its limit.
 */
export type WrongCodeColumns = { readonly byUser: readonly number[]; readonly lastOfAddress: number | null };

/** The parts that accepting a code needs. */
export type CodeDeps = {
  readonly db: Db;
  readonly clock: Clock;
  /** The client's network address. */
  readonly address: string;
};

/**
 * Tries a code under the locks of the person's other tries, and of other tries of the same code if it is well-formed. `accept`
 * returns its refusal, because the transaction that counts a wrong code must not fail with it.
 */
export async function tryCode<Value, Refusal>(
  { db }: CodeDeps,
  { userId }: Actor,
  code: string | undefined,
  accept: (tx: Tx) => Promise<Result<Value, Refusal>>,
  toError: (refusal: Refusal) => AppError,
): Promise<Value> {
  const keys = [lockKey("person", userId), ...(code === undefined ? [] : [lockKey("code", code)])];
  const outcome = await inLockedTransaction(db, keys, accept);
  if (!outcome.ok) throw toError(outcome.error);
  return outcome.value;
}

/**
 * Locks the person's tries, so that their count is exact in all processes. Tries from one network address do not wait for each
 * other: a class would queue up, and that limit need not be exact.
 */
export async function lockCodeSubjects(tx: Tx, { user }: CodeSubjects): Promise<void> {
  await sql`select pg_advisory_xact_lock(7301644, hashtext(${user}))`.execute(tx);
}

/** Two columns for a statement after `lockCodeSubjects`: the times of the wrong codes that still count. */
export function wrongCodes({ user, address }: CodeSubjects, now: Instant): RawBuilder<unknown> {
  const since = toTimestamp(wrongCodesSince(now));
  const latest = (subject: string) => sql`
    select extract(epoch from at)::float8 * 1000 from wrong_code
    where subject = ${subject} and at > ${since} order by at desc`;
  return sql`array(${latest(user)} limit ${wrongCodeLimits.user}) as "byUser",
    (${latest(address)} offset ${wrongCodeLimits.address - 1} limit 1) as "lastOfAddress"`;
}

/** The seconds until another code of the person is checked; 0 if it is checked now. */
export function remainingWaitSeconds({ byUser, lastOfAddress }: WrongCodeColumns, now: Instant): number {
  return Math.max(
    waitAfterWrongCodes(instants(byUser), wrongCodeLimits.user, now),
    waitAfterWrongCodes(lastOfAddress === null ? [] : instants([lastOfAddress]), 1, now),
  );
}

function instants(times: readonly number[]): readonly Instant[] {
  return times.map((time) => instant(Math.round(time)));
}

export async function insertWrongCode(tx: Tx, { user, address }: CodeSubjects, now: Instant): Promise<void> {
  const at = toTimestamp(now);
  await tx
    .insertInto("wrong_code")
    .values([
      { subject: user, at },
      { subject: address, at },
    ])
    .execute();
}
