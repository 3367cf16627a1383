import type { Instant, StorageItemId, UserId } from "@cathedra/domain";
import { storageLimits } from "@cathedra/domain/storage";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import { int, nullable, statement, text, timestamp, uuid } from "../../db/statement.ts";

const columns = {
  id: uuid(),
  path: text(),
  size: int(),
  partSize: int(),
  objectKey: text(),
  storeUpload: text(),
  begunAt: timestamp(),
  finishedAt: nullable(timestamp()),
  itemId: nullable(int<StorageItemId>()),
};
const select = sql`id, path, size, part_size as "partSize", object_key as "objectKey", store_upload as "storeUpload",
  begun_at as "begunAt", finished_at as "finishedAt", item_id as "itemId"`;

export type UploadRow = {
  readonly id: string;
  readonly path: string;
  readonly size: number;
  readonly partSize: number;
  readonly objectKey: string;
  readonly storeUpload: string;
  readonly begunAt: Instant;
  readonly finishedAt: Instant | null;
  readonly itemId: StorageItemId | null;
};

const insertStatement = statement(
  columns,
  (by: UserId, path: string, size: number, partSize: number, now: Instant) => sql`
    insert into storage_upload (id, begun_by, path, size, part_size, object_key, store_upload, begun_at, heard_at)
    select id, ${by}::uuid, ${path}::text, ${size}::bigint, ${partSize}::int, 'library/' || id || '/file', '', ${new Date(now)}::timestamptz, ${new Date(now)}::timestamptz
    from (select gen_random_uuid() as id) given
    where (
      select count(*) from storage_upload where begun_by = ${by}::uuid and finished_at is null
    ) < ${storageLimits.maxUnfinished}
    returning ${select}`,
  ["" as UserId, "", 1, 1, 0 as Instant],
);

/** Records an upload before it begins in the store; undefined if the person has too many uploads. */
export function insertUpload(db: Db, by: UserId, path: string, size: number, partSize: number, now: Instant) {
  return insertStatement.first(db, by, path, size, partSize, now);
}

export async function nameUpload(db: Db, id: string, storeUpload: string): Promise<void> {
  await sql`update storage_upload set store_upload = ${storeUpload} where id = ${id}::uuid`.execute(db);
}

const heardStatement = statement(
  columns,
  (id: string, by: UserId, now: Instant) => sql`
    update storage_upload set heard_at = ${new Date(now)}
    where id = ${id}::uuid and begun_by = ${by}::uuid and store_upload <> '' returning ${select}`,
  ["", "" as UserId, 0 as Instant],
);

/** A person's upload, which is kept alive by being requested. Undefined if they have none with this id. */
export function recordUploadActivity(db: Db, id: string, by: UserId, now: Instant) {
  return heardStatement.first(db, id, by, now);
}

const ownStatement = statement(
  columns,
  (by: UserId) => sql`
    select ${select} from storage_upload where begun_by = ${by}::uuid and finished_at is null and store_upload <> ''
    order by begun_at desc limit ${sql.lit(storageLimits.maxUnfinished)}`,
);

export function findUnfinished(db: Db, by: UserId) {
  return ownStatement.rows(db, by);
}

const lockStatement = statement(
  columns,
  (id: string) => sql`select ${select} from storage_upload where id = ${id}::uuid for update`,
);

export function lockUpload(tx: Tx, id: string) {
  return lockStatement.first(tx, id);
}

export async function finishRow(tx: Tx, id: string, item: number, now: Instant): Promise<void> {
  await sql`
    update storage_upload set finished_at = ${new Date(now)}, item_id = ${item} where id = ${id}::uuid`.execute(
    tx,
  );
}

const removeStatement = statement(
  { objectKey: text() },
  (id: string) => sql`
    with gone as (delete from storage_upload where id = ${id}::uuid and finished_at is null returning object_key), noted as (
      -- Where the store makes it whole just now, after all.
      insert into unowned_object (key) select object_key from gone on conflict (key) do nothing
    )
    select object_key as "objectKey" from gone`,
);

/** Deletes an unfinished upload, so that its parts in the store are removed. Undefined if it was finished. */
export function removeUpload(tx: Tx, id: string) {
  return removeStatement.first(tx, id);
}

const dueStatement = statement(
  { id: uuid() },
  (now: Instant, most: number) => sql`
    select id from storage_upload
    where heard_at < ${new Date(now)}::timestamptz - ${sql.lit(storageLimits.unfinishedHours)} * interval '1 hour'
    order by heard_at limit ${most} for update skip locked`,
  [0 as Instant, 1],
);

export function lockDueUploads(tx: Tx, now: Instant, most: number) {
  return dueStatement.rows(tx, now, most);
}
