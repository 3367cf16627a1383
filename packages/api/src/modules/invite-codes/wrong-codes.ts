import {
  type Instant,
  instant,
  waitAfterWrongCodes,
  wrongCodeLimits,
  wrongCodesSince,
} from "@cathedra/domain";
import { type RawBuilder, sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import type { CodeSubjects } from "./code-subjects.ts";

/** The latest wrong codes of a person and of an address, as `wrongCodes` selects them. */
export type WrongCodeColumns = { readonly byUser: readonly number[]; readonly byAddress: readonly number[] };

/**
 * Waits for the others of this person and of this address who try a code: then what is counted is all there is, in
 * however many processes. The person first, so that no two wait for each other.
 */
export async function takeTurn(tx: Tx, { user, address }: CodeSubjects): Promise<void> {
  await sql`select pg_advisory_xact_lock(7301644, hashtext(${user}))`.execute(tx);
  await sql`select pg_advisory_xact_lock(7301645, hashtext(${address}))`.execute(tx);
}

/** Two columns for a statement after `takeTurn`: when the wrong codes were tried that still count. */
export function wrongCodes({ user, address }: CodeSubjects, now: Instant): RawBuilder<unknown> {
  const since = new Date(wrongCodesSince(now));
  const wrong = (subject: string, limit: number) => sql`array(
    select extract(epoch from at)::float8 * 1000 from wrong_code
    where subject = ${subject} and at > ${since} order by at desc limit ${limit}
  )`;
  return sql`${wrong(user, wrongCodeLimits.user)} as "byUser",
    ${wrong(address, wrongCodeLimits.address)} as "byAddress"`;
}

/** The seconds until another code of theirs is looked at; 0: now. */
export function waitOf({ byUser, byAddress }: WrongCodeColumns, now: Instant): number {
  return Math.max(
    waitAfterWrongCodes(instants(byUser), wrongCodeLimits.user, now),
    waitAfterWrongCodes(instants(byAddress), wrongCodeLimits.address, now),
  );
}

function instants(times: readonly number[]): readonly Instant[] {
  return times.map((time) => instant(Math.round(time)));
}

export async function insertWrongCode(tx: Tx, { user, address }: CodeSubjects, now: Instant): Promise<void> {
  const at = new Date(now);
  await tx
    .insertInto("wrong_code")
    .values([
      { subject: user, at },
      { subject: address, at },
    ])
    .execute();
}
