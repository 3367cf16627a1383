import { stationLimits } from "@cathedra/domain/stations";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { inLockedTransaction } from "../../db/locked-transaction.ts";

const batch = 200;
const signaturesAtOnce = 5_000;

/**
 * Deletes logs that stations did not complete in time and returns how many; their stored pieces are removed by the next sweep.
 */
export async function sweepStationLogs(db: Db, signal?: AbortSignal): Promise<number> {
  for (let swept = 0; ; ) {
    signal?.throwIfAborted();
    const gone = await inLockedTransaction(db, [], async (tx) => {
      const { numAffectedRows } = await sql`
        delete from station_log where id in (
          select id from station_log
          where done_at is null and begun_at < now() - ${sql.lit(stationLimits.log.unfinishedMs)} * interval '1 millisecond'
          order by begun_at limit ${batch} for update skip locked
        )`.execute(tx);
      return Number(numAffectedRows ?? 0n);
    });
    swept += gone;
    if (gone < batch) return swept;
  }
}

/** Deletes old events of stations and returns how many. */
export async function sweepStationEvents(db: Db, signal?: AbortSignal): Promise<number> {
  for (let swept = 0; ; ) {
    signal?.throwIfAborted();
    const gone = await inLockedTransaction(db, [], async (tx) => {
      const { numAffectedRows } = await sql`
        delete from station_event where id in (
          select id from station_event where at < now() - ${sql.lit(stationLimits.eventDays)} * interval '1 day'
          order by at limit ${batch} for update skip locked
        )`.execute(tx);
      return Number(numAffectedRows ?? 0n);
    });
    swept += gone;
    if (gone < batch) return swept;
  }
}

/**
 * Deletes the records of used signatures whose requests would be refused as too old by now; a minute is added because clocks
 * differ. Rows are selected by their physical position (`ctid`), because selecting them by key would read the whole table for
 * each batch.
 */
export async function sweepSignatures(db: Db, signal?: AbortSignal): Promise<number> {
  for (let swept = 0; ; ) {
    signal?.throwIfAborted();
    const { numAffectedRows } = await sql`
      delete from station_signature where ctid = any (array(
        select ctid from station_signature where ends_at < now() - interval '1 minute'
        order by ends_at limit ${signaturesAtOnce}
      ))`.execute(db);
    const gone = Number(numAffectedRows ?? 0n);
    swept += gone;
    if (gone < signaturesAtOnce) return swept;
  }
}
