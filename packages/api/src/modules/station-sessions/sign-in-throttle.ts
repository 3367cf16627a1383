import { type Instant, instant, type StationId, type UserId } from "@cathedra/domain";
import { waitAfterWrongCodes, wrongCodesSince } from "@cathedra/domain/groups";
import { type ScanStatus, stationSignIn } from "@cathedra/domain/station-sign-in";
import { type RawBuilder, sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { floats, statement } from "../../db/statement.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import { networkOf } from "../../plugins/client-network.ts";
import { audit } from "../audit/public.ts";

/** The subjects for which a refusal counts: the person, their network, and the station if known. */
export type SignInTry = {
  readonly userId: UserId;
  readonly address: string;
  readonly station: StationId | undefined;
};

type Counted = keyof typeof stationSignIn.refusals;

const subjectsOf = ({ userId, address, station }: SignInTry): readonly (readonly [Counted, string])[] => [
  ["user", `user:station-code:${userId}`],
  ["address", `address:station-code:${networkOf(address)}`],
  ...(station === undefined ? [] : [["station", `station:${station}`] as const]),
];

/** Locks the person's tries, so that their count is exact in all processes. */
export async function lockSignInTry(tx: Tx, userId: UserId): Promise<void> {
  await sql`select pg_advisory_xact_lock(7301645, hashtext(${userId}))`.execute(tx);
}

const latest = (subject: string, most: number, now: Instant): RawBuilder<unknown> => sql`array(
  select extract(epoch from at)::float8 * 1000 from wrong_code
  where subject = ${subject} and at > ${toTimestamp(wrongCodesSince(now))} order by at desc limit ${most}::int)`;

const latestStatement = statement(
  { times: floats() },
  (subject: string, most: number, now: Instant) => sql`select ${latest(subject, most, now)} as times`,
);

/** The seconds until another try of theirs is looked at; 0: now. A right one is not looked at either. */
export async function remainingWaitSeconds(tx: Tx, trying: SignInTry, now: Instant): Promise<number> {
  let longest = 0;
  for (const [counted, subject] of subjectsOf(trying)) {
    const most = stationSignIn.refusals[counted];
    const { times } = await latestStatement.only(tx, subject, most, now);
    const at = times.map((time) => instant(Math.round(time)));
    longest = Math.max(longest, waitAfterWrongCodes(at, most, now));
  }
  return longest;
}

/** A refusal is counted and written down, in the transaction that refuses. */
export async function countRefusal(tx: Tx, trying: SignInTry, why: ScanStatus, now: Instant): Promise<void> {
  const at = toTimestamp(now);
  await tx
    .insertInto("wrong_code")
    .values(subjectsOf(trying).map(([, subject]) => ({ subject, at })))
    .execute();
  const subject = trying.station ?? "unknown";
  await audit(tx, { userId: trying.userId }, "station.sign_in_refused", subject, {
    customer: trying.station === undefined ? null : { ofStation: trying.station },
    after: { why },
  });
}
