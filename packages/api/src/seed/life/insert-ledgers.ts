import { type Instant, instant } from "@cathedra/domain";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import type { SeedTopUp } from "../seed-cloud.ts";
import { insertLedgerEntries, type Movement } from "./insert-ledger-entries.ts";
import { type IdOf, insertLife } from "./insert-life.ts";
import type { SeedLife } from "./seed-life.ts";

/** The history of the seeded world up to `now`. */
export type SeedPast = { readonly life: SeedLife; readonly now: Instant };

const dayMs = 86_400_000;
const hourMs = 3_600_000;

/** Begins empty ledgers: with the initial hours, and with the past movements if the whole database has no ledger entries. */
export async function insertLedgers(
  tx: Tx,
  topUps: readonly SeedTopUp[],
  getId: IdOf,
  past: SeedPast | undefined,
): Promise<void> {
  const now = past?.now ?? (await databaseTime(tx));
  const given = topUps.map((topUp) => getMovement(topUp, getId, now));
  const { rows: begun } = await sql`select from quota_entry limit 1`.execute(tx);
  const lived =
    past === undefined || begun.length > 0 ? [] : await insertLife(tx, past.life, getId, past.now);
  await insertLedgerEntries(tx, [...given, ...lived]);
}

function getMovement(
  { key, customerId, actor, hours, daysAgo }: SeedTopUp,
  getId: IdOf,
  now: Instant,
): Movement {
  return {
    customerId,
    kind: "top_up",
    amountMs: hours * hourMs,
    at: instant(now - daysAgo * dayMs),
    transferKey: `seed:${key}`,
    actorId: getId(actor),
  };
}

async function databaseTime(tx: Tx): Promise<Instant> {
  const { now } = await tx.selectNoFrom((eb) => eb.fn<Instant>("now").as("now")).executeTakeFirstOrThrow();
  return now;
}
