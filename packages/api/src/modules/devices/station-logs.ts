import { Readable } from "node:stream";
import type { StationId, StationLogId } from "@cathedra/domain";
import { appErrorText, fieldError } from "@cathedra/domain/messages";
import {
  type AnnouncedLog,
  getPieces,
  type LogDamage,
  lengthOfPiece,
  logTimeErrors,
  stationLimits,
} from "@cathedra/domain/stations";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { inLockedTransaction } from "../../db/locked-transaction.ts";
import { AppError, appError, invalidInput, rateLimited } from "../../errors.ts";
import type { Clock } from "../../ports/clock.ts";
import type { ObjectStore } from "../../ports/object-store.ts";
import { storeFile } from "../files/public.ts";
import { advanceLog, deleteOldLogs, insertLog, type LogRow, logById, logByName } from "./log-queries.ts";

type Deps = { readonly db: Db; readonly objectStore: ObjectStore };
type AnnounceDeps = Deps & { readonly clock: Clock };

/** The seconds after which a station may announce another log if it has too many unfinished ones. */
const fullSeconds = 60;
const { pieceBytes } = stationLimits.log;

const logFamilies = ["log", "data"] as const;

/** How many bytes of a log have been received. */
export type LogProgress = { readonly id: StationLogId; readonly received: number };

/**
 * Begins or continues a log. Its name is chosen by the station, so a repeated announcement is the same log. Other content under
 * the name of a complete log is refused; under the name of an unfinished one it has to wait until nothing has arrived for some
 * minutes, and then replaces it.
 */
export async function announceLog(
  deps: AnnounceDeps,
  station: StationId,
  log: AnnouncedLog,
): Promise<LogProgress> {
  const wrong = logTimeErrors(log, deps.clock());
  if (wrong.length > 0) throw invalidInput(wrong);
  const found = await begunLog(deps.db, station, log);
  if (found === undefined) throw rateLimited(fullSeconds);
  // All bytes had arrived before, but the process ended before it could finish the log and answer.
  if (!found.isDone && found.received === found.size) await finishLog(deps, found);
  return { id: found.id, received: found.received };
}

function begunLog(db: Db, station: StationId, log: AnnouncedLog): Promise<LogRow | undefined> {
  return inLockedTransaction(db, [], async (tx) => {
    await sql`select from station where id = ${station} for no key update`.execute(tx);
    const former = await logByName(tx, station, log.name);
    const isSame = former?.size === log.size && former.sha256 === log.sha256;
    if (former !== undefined && isSame) return former;
    if (former?.isDone === true) throw invalidInput([fieldError("name", "NAME_OF_ANOTHER_LOG")]);
    if (former !== undefined && former.quietSeconds > 0) throw underWay(former.quietSeconds);
    if (former !== undefined) await tx.deleteFrom("station_log").where("id", "=", former.id).execute();
    const begun = await insertLog(tx, station, log);
    if (begun !== undefined) await deleteOldLogs(tx, station);
    return begun;
  });
}

function underWay(retryAfterSeconds: number): AppError {
  const facts = { retryAfterSeconds };
  return new AppError("LOG_UNDER_WAY", appErrorText("LOG_UNDER_WAY", facts), facts);
}

/**
 * Stores the next piece of a log. A repeated piece gets the same answer; after the last one the log is assembled and compared
 * with its announcement.
 */
export async function receivePiece(
  deps: Deps,
  station: StationId,
  id: string,
  { offset, bytes }: { readonly offset: number; readonly bytes: Buffer },
): Promise<{ readonly received: number }> {
  const log = await logById(deps.db, station, id);
  if (log === undefined) throw appError("NOT_FOUND");
  const length = lengthOfPiece(log.size, offset);
  if (length === undefined || length !== bytes.length) throw wrongPiece(offset, length, bytes.length);
  if (log.isDone || offset < log.received) return { received: log.received };
  if (offset > log.received) throw outOfOrder(log.received);
  const end = offset + length;
  await deps.objectStore.put(pieceKey(log, offset), bytes);
  const counted = await advanceLog(deps.db, log.id, offset, end);
  if (counted === undefined) {
    const now = await logById(deps.db, station, id);
    if (now === undefined || now.received < end) throw outOfOrder(now?.received ?? 0);
    return { received: now.received };
  }
  if (end === log.size) await finishLog(deps, log);
  return { received: end };
}

function wrongPiece(offset: number, length: number | undefined, receivedBytes: number): AppError {
  const facts = { offset, expectedBytes: length ?? null, receivedBytes, pieceBytes };
  return new AppError("LOG_PIECE", appErrorText("LOG_PIECE", facts), facts);
}

function outOfOrder(received: number): AppError {
  return new AppError("LOG_OFFSET", appErrorText("LOG_OFFSET", { received }), { received });
}

function pieceKey({ objectKey }: LogRow, offset: number): string {
  return `${objectKey}.${offset}`;
}

/** Assembles the pieces; a log that differs from its announcement is kept as damaged, and sent again from the beginning. */
async function finishLog({ db, objectStore }: Deps, log: LogRow): Promise<void> {
  const offsets = getPieces(log.size);
  const body = Readable.from(inOrder(objectStore, log, offsets), { objectMode: false });
  const claim = { name: log.name, families: logFamilies, maxBytes: log.size };
  const stored = await storeFile(objectStore, log.objectKey, body, claim);
  const damage = getDamage(stored, log);
  const isWhole = damage === null;
  await inLockedTransaction(db, [], async (tx) => {
    const now = isWhole ? sql`now()` : null;
    const received = isWhole ? log.size : 0;
    const { numAffectedRows } = await sql`
      update station_log set done_at = ${now}::timestamptz, received = ${received}::bigint, damage = ${damage}
      where id = ${log.id} and done_at is null`.execute(tx);
    if (isWhole && numAffectedRows === 1n)
      await tx
        .insertInto("unowned_object")
        .values(offsets.map((offset) => ({ key: pieceKey(log, offset) })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
  });
  if (damage === null) return;
  const facts = { received: 0, reason: damage };
  throw new AppError("LOG_DAMAGED", appErrorText("LOG_DAMAGED", facts), facts);
}

function getDamage(stored: Awaited<ReturnType<typeof storeFile>>, log: LogRow): LogDamage | null {
  if (!stored.ok) return "other_content";
  return stored.value.size === log.size && stored.value.sha256 === log.sha256 ? null : "other_bytes";
}

async function* inOrder(
  objectStore: ObjectStore,
  log: LogRow,
  offsets: readonly number[],
): AsyncGenerator<Buffer> {
  for (const offset of offsets) {
    const piece = await objectStore.get(pieceKey(log, offset));
    if (piece === undefined) throw new Error(`a piece of the log ${log.id} is not in the store`);
    for await (const chunk of piece.body) yield Buffer.isBuffer(chunk) ? chunk : Buffer.from(chunk);
  }
}
