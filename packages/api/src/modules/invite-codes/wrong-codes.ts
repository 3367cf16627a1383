import { type Instant, instant } from "@cathedra/domain";
import type { Actor } from "@cathedra/domain/access";
import { waitAfterWrongCodes, wrongCodeLimits, wrongCodesSince } from "@cathedra/domain/groups";
import { type RawBuilder, sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { type LockKey, lockKey } from "../../db/locked-transaction.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import type { CodeSubjects } from "./code-subjects.ts";

/** The latest wrong codes of a person, and the one that is as many as an address has, as `wrongCodes` selects them. */
export type WrongCodeColumns = { readonly byUser: readonly number[]; readonly lastOfAddress: number | null };

/** The locks for trying a code: the person's other tries, and other tries of the same code if it is well-formed. */
export function lockKeysOfCode(
  { userId }: Pick<Actor, "userId">,
  code: string | undefined,
): readonly LockKey[] {
  return [lockKey("person", userId), ...(code === undefined ? [] : [lockKey("code", code)])];
}

/**
 * Locks the person's tries, so that their count is exact in all processes. Tries from one network address do not wait for each
 * other: a class would queue up, and that limit need not be exact.
 */
export async function lockCodeSubjects(tx: Tx, { user }: CodeSubjects): Promise<void> {
  await sql`select pg_advisory_xact_lock(7301644, hashtext(${user}))`.execute(tx);
}

/** Two columns for a statement after `lockCodeSubjects`: when the wrong codes were tried that still count. */
export function wrongCodes({ user, address }: CodeSubjects, now: Instant): RawBuilder<unknown> {
  const since = toTimestamp(wrongCodesSince(now));
  const latest = (subject: string) => sql`
    select extract(epoch from at)::float8 * 1000 from wrong_code
    where subject = ${subject} and at > ${since} order by at desc`;
  return sql`array(${latest(user)} limit ${wrongCodeLimits.user}) as "byUser",
    (${latest(address)} offset ${wrongCodeLimits.address - 1} limit 1) as "lastOfAddress"`;
}

/** The seconds until another code of theirs is looked at; 0: now. */
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
