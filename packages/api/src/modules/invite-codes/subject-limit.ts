import { type Instant, instant } from "@cathedra/domain";
import { waitAfterWrongCodes, wrongCodesSince } from "@cathedra/domain/groups";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import { floats, statement } from "../../db/statement.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";

const latestStatement = statement(
  { times: floats() },
  (subject: string, most: number, now: Instant) => sql`
    select array(
      select extract(epoch from at)::float8 * 1000 from wrong_code
      where subject = ${subject} and at > ${toTimestamp(wrongCodesSince(now))} order by at desc
      limit ${most}::int
    ) as times`,
  ["", 1, 0 as Instant],
);

/**
 * The seconds for which no code of this subject is checked after too many wrong ones (`waitAfterWrongCodes`); 0 if codes are
 * checked.
 */
export async function waitOfSubject(
  db: Db | Tx,
  subject: string,
  most: number,
  now: Instant,
): Promise<number> {
  const { times } = await latestStatement.only(db, subject, most, now);
  const at = times.map((time) => instant(Math.round(time)));
  return waitAfterWrongCodes(at, most, now);
}

/** Counts a wrong code of this subject. */
export async function countWrongCode(tx: Tx, subject: string, now: Instant): Promise<void> {
  await tx
    .insertInto("wrong_code")
    .values({ subject, at: toTimestamp(now) })
    .execute();
}
