import { type Instant, instant, type UserId } from "@cathedra/domain";
import { type PinSubject, pinLimits, pinWait, wrongPinsSince } from "@cathedra/domain/systems";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { nullable, statement, timestamp } from "../../db/statement.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import { codeSubjects } from "../invite-codes/public.ts";

/** Under which names the wrong pins of a try are counted; apart from wrong invitation codes. */
export type PinSubjects = Readonly<Record<PinSubject, string>>;

export function pinSubjects(serviceTag: string, userId: UserId, address: string): PinSubjects {
  const of = codeSubjects(userId, address);
  return { system: `pin:tag:${serviceTag}`, person: `pin:${of.user}`, address: `pin:${of.address}` };
}

/**
 * Waits for the other tries of this person, and for those of this tag by whomever: what is counted then is all there is, in
 * however many processes. Always in this order.
 */
export async function lockPinSubjects(tx: Tx, { person, system }: PinSubjects): Promise<void> {
  await sql`select pg_advisory_xact_lock(7301645, hashtext(${person}))`.execute(tx);
  await sql`select pg_advisory_xact_lock(7301646, hashtext(${system}))`.execute(tx);
}

const fullStatement = statement(
  { system: nullable(timestamp()), person: nullable(timestamp()), address: nullable(timestamp()) },
  (subjects: PinSubjects, since: Instant) => {
    const full = (subject: PinSubject) => sql`(
      select at from wrong_code where subject = ${subjects[subject]} and at > ${toTimestamp(since)}
      order by at desc offset ${pinLimits[subject] - 1} limit 1)`;
    return sql`select ${full("system")} as system, ${full("person")} as person, ${full("address")} as address`;
  },
  [{ system: "", person: "", address: "" }, instant(0)],
);

/** How many seconds no pin is looked at, by the wrong ones that still count; 0: it is. */
export async function pinRetryAfterSeconds(tx: Tx, subjects: PinSubjects, now: Instant): Promise<number> {
  const { system, person, address } = await fullStatement.only(tx, subjects, wrongPinsSince(now));
  return Math.max(...[system, person, address].map((since) => pinWait(since, now)));
}

/** Counts a wrong pin, for the tag, the person and the address. */
export async function countWrongPin(tx: Tx, subjects: PinSubjects, now: Instant): Promise<void> {
  const at = toTimestamp(now);
  const rows = Object.values(subjects).map((subject) => ({ subject, at }));
  await tx.insertInto("wrong_code").values(rows).execute();
}
