import type { Instant, UserId } from "@cathedra/domain";
import { dataExportLimits } from "@cathedra/domain/personal-data";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import { bool, filled, float, int, statement, text, timestamp, uuid } from "../../db/statement.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import {
  type OperationView,
  operationColumns,
  operationSelect,
  requesterJoin,
} from "../operations/public.ts";

const archiveColumns = {
  id: uuid(),
  key: filled(text()),
  readyAt: filled(timestamp()),
  expiresAt: filled(timestamp()),
  size: filled(float()),
};
const archiveSelect = sql`id, object_key as key, ready_at as "readyAt", expires_at as "expiresAt", size::float8 as size`;

const latestArchiveStatement = statement(
  archiveColumns,
  (userId: UserId, now: Instant) => sql`
    select ${archiveSelect} from personal_data_export
    where user_id = ${userId} and expires_at > ${toTimestamp(now)} order by requested_at desc limit 1`,
);

/** The latest archive of a person that can be downloaded. */
export function findLatestArchive(db: Db | Tx, userId: UserId, now: Instant) {
  return latestArchiveStatement.first(db, userId, now);
}

const archiveStatement = statement(
  archiveColumns,
  (userId: UserId, id: string, now: Instant) => sql`
    select ${archiveSelect} from personal_data_export
    where id = ${id}::uuid and user_id = ${userId} and expires_at > ${toTimestamp(now)}`,
);

/** An archive of the person that can be downloaded, by its id. */
export function findArchive(tx: Tx, userId: UserId, id: string, now: Instant) {
  return archiveStatement.first(tx, userId, id, now);
}

const requestsStatement = statement(
  { requestedAt: timestamp(), isMade: bool() },
  (userId: UserId) => sql`
    select requested_at as "requestedAt", object_key is not null as "isMade" from personal_data_export
    where user_id = ${userId} order by requested_at desc limit 10`,
);

/** The latest requests of a person. */
export function findRequests(db: Db | Tx, userId: UserId) {
  return requestsStatement.rows(db, userId);
}

const operationStatement = statement(
  operationColumns,
  (userId: UserId, now: Instant) => sql`
    select ${operationSelect} from operation ${requesterJoin}
    where operation.kind = 'personal_data_export' and operation.subject = ${userId}::text
      and operation.requested_at > ${toTimestamp(now)}::timestamptz - ${sql.lit(dataExportLimits.keptMs)} * interval '1 millisecond'
    order by operation.requested_at desc, operation.id desc limit 1`,
);

/** The latest work on an archive of the person, in the time for which archives are kept. */
export function findLatestWork(
  db: Db | Tx,
  userId: UserId,
  now: Instant,
): Promise<OperationView | undefined> {
  return operationStatement.first(db, userId, now);
}

const unmadeStatement = statement(
  { userId: uuid<UserId>(), attempts: int(), email: text(), isVerified: bool() },
  (id: string) => sql`
    select person.id as "userId", export.attempts, person.email, person.email_verified as "isVerified"
    from personal_data_export export join app_user person on person.id = export.user_id
    where export.id = ${id}::uuid and export.object_key is null`,
);

/** A request whose archive is still to be made, with its person; undefined if it was made, or the account is gone. */
export function findUnmadeExport(db: Db, id: string) {
  return unmadeStatement.first(db, id);
}

const attemptStatement = statement(
  { attempts: int() },
  (id: string) => sql`
    update personal_data_export set attempts = attempts + 1 where id = ${id}::uuid and object_key is null
    returning attempts`,
);

/** Counts an attempt to make an archive, and returns its number. */
export function countAttempt(tx: Tx, id: string) {
  return attemptStatement.first(tx, id);
}

const storedStatement = statement(
  { expiresAt: filled(timestamp()), isDeactivated: filled(bool()) },
  (id: string, attempt: number, key: string, size: number) => sql`
    update personal_data_export set object_key = ${key}, size = ${size}::bigint, ready_at = now()::timestamptz(3),
      expires_at = (now() + ${sql.lit(dataExportLimits.keptMs)} * interval '1 millisecond')::timestamptz(3)
    where id = ${id}::uuid and attempts = ${attempt} and object_key is null
    returning expires_at as "expiresAt",
      (select deactivated_at is not null from app_user where id = user_id) as "isDeactivated"`,
);

/** Gives an archive to its request; undefined if the request is gone, or a later attempt has begun. */
export function storeArchive(tx: Tx, id: string, attempt: number, key: string, size: number) {
  return storedStatement.first(tx, id, attempt, key, size);
}

const oldStatement = statement(
  { id: uuid(), attempts: int() },
  (now: Instant) => sql`
    select id, attempts from personal_data_export
    where expires_at <= ${toTimestamp(now)}::timestamptz or (
      object_key is null
      and requested_at < ${toTimestamp(now)}::timestamptz - ${sql.lit(dataExportLimits.keptMs)} * interval '1 millisecond'
    )
    order by requested_at limit 1 for update skip locked`,
);

/** An export whose time is over, locked: one that expired, or one that was not made in that time. */
export function lockOldExport(tx: Tx, now: Instant) {
  return oldStatement.first(tx, now);
}
