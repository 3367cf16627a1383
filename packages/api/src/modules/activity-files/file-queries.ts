import type { SimulatorActivityId } from "@cathedra/domain";
import { type SelectType, sql } from "kysely";
import type { Db } from "../../db/database.ts";
import type { Database } from "../../db/generated/database.ts";
import {
  bool,
  float,
  int,
  nullable,
  type RowsOf,
  statement,
  text,
  timestamp,
  uuid,
} from "../../db/statement.ts";

/** The kinds of files that a run has. */
export type FileKind = SelectType<Database["activity_file"]["kind"]>;

/** The maximum number of files that are read for a run; a delivery contains fewer. */
const maxFiles = 500;

const filesStatement = statement(
  {
    id: uuid<string>(),
    activityId: uuid<SimulatorActivityId>(),
    kind: text<FileKind>(),
    name: text(),
    title: nullable(text()),
    key: text(),
    contentType: text(),
    size: int(),
    createdAt: timestamp(),
    takenAt: nullable(timestamp()),
    durationS: nullable(float()),
    width: nullable(int()),
    height: nullable(int()),
    thumbnailKey: nullable(text()),
    awaitsThumbnail: bool(),
  },
  (ids: readonly string[]) => sql`
    select file.id, file.activity_id as "activityId", file.kind, file.name, file.title, file.object_key as key,
      file.content_type as "contentType", file.size, file.created_at as "createdAt", file.taken_at as "takenAt",
      file.duration_s::float8 as "durationS", file.width, file.height, file.thumbnail_key as "thumbnailKey",
      (file.kind = 'image' or file.poster is not null) and file.thumbnail_key is null
        and file.thumbnail_refusal is null as "awaitsThumbnail"
    from unnest(${ids}::uuid[]) given(id)
    cross join lateral (
      select * from activity_file where activity_id = given.id order by kind, position limit ${maxFiles}
    ) file
    order by file.activity_id, file.kind, file.position`,
);

/** A stored file of a run. */
export type FileRow = RowsOf<typeof filesStatement>;

/** The files of some runs, by run, in their order: one statement. */
export async function filesOfActivities(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly FileRow[]>> {
  const rows = await filesStatement.rows(db, [...new Set(ids)]);
  const files = new Map<string, FileRow[]>();
  for (const row of rows) {
    const ofActivity = files.get(row.activityId);
    if (ofActivity === undefined) files.set(row.activityId, [row]);
    else ofActivity.push(row);
  }
  return files;
}
