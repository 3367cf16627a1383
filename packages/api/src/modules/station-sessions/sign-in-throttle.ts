import type { Instant, StationId, UserId } from "@cathedra/domain";
import { type ScanStatus, stationSignIn } from "@cathedra/domain/station-sign-in";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import { getNetwork } from "../../plugins/client-network.ts";
import { audit } from "../audit/public.ts";
import { waitOfSubject } from "../invite-codes/public.ts";

/** The subjects for which a refusal counts: the person, their network, and the station if known. */
export type SignInTry = {
  readonly userId: UserId;
  readonly address: string;
  readonly station: StationId | undefined;
};

type Counted = keyof typeof stationSignIn.refusals;

const getSubjects = ({ userId, address, station }: SignInTry): readonly (readonly [Counted, string])[] => [
  ["user", `user:station-code:${userId}`],
  ["address", `address:station-code:${getNetwork(address)}`],
  ...(station === undefined ? [] : [["station", `station:${station}`] as const]),
];

/** Locks the person's tries, so that their count is exact in all processes. */
export async function lockSignInTry(tx: Tx, userId: UserId): Promise<void> {
  await sql`select pg_advisory_xact_lock(7301645, hashtext(${userId}))`.execute(tx);
}

/** The seconds until the person's next try is checked; 0 if it is checked now. Until then a correct code is refused too. */
export async function remainingWaitSeconds(tx: Tx, trying: SignInTry, now: Instant): Promise<number> {
  let longest = 0;
  for (const [counted, subject] of getSubjects(trying)) {
    const most = stationSignIn.refusals[counted];
    longest = Math.max(longest, await waitOfSubject(tx, subject, most, now));
  }
  return longest;
}

/** Counts and logs a refusal, in the transaction that refuses. */
export async function countRefusal(tx: Tx, trying: SignInTry, why: ScanStatus, now: Instant): Promise<void> {
  const at = toTimestamp(now);
  await tx
    .insertInto("wrong_code")
    .values(getSubjects(trying).map(([, subject]) => ({ subject, at })))
    .execute();
  const subject = trying.station ?? "unknown";
  await audit(tx, { userId: trying.userId }, "station.sign_in_refused", subject, {
    customer: trying.station === undefined ? null : { ofStation: trying.station },
    after: { why },
  });
}
