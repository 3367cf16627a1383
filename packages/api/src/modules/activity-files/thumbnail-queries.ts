import type { SimulatorActivityId } from "@cathedra/domain";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import { bool, nullable, statement, text, uuid } from "../../db/statement.ts";
import type { PictureSize } from "../files/public.ts";

/** The job that draws the thumbnails of an activity. */
export const thumbnailsJob = "make_thumbnails";
/** How often a thumbnail is tried again after its process has crashed. */
const maxTries = 3;
const maxOfActivity = 500;

/**
 * Queues the thumbnails of an activity's pictures, in the transaction that writes their rows. The queue runs one job at a time.
 */
export async function queueThumbnails(tx: Tx | Db, id: SimulatorActivityId): Promise<void> {
  await sql`
    select graphile_worker.add_job(
      ${thumbnailsJob}, json_build_object('activityId', ${id}::text), queue_name => 'thumbnails',
      job_key => ${`${thumbnailsJob}:${id}`}, max_attempts => 10
    )`.execute(tx);
}

const awaits = sql`(file.kind = 'image' or file.poster is not null)
  and file.thumbnail_key is null and file.thumbnail_refusal is null`;

const awaitingStatement = statement(
  { id: uuid(), object_key: text(), picture_key: nullable(text()), may_be_tried: bool() },
  (activity: string) => sql`
    select file.id, file.object_key,
      case when file.kind = 'image' then file.object_key else picture.object_key end as picture_key,
      file.thumbnail_tries < ${maxTries}::int as may_be_tried
    from activity_file file
    left join activity_file picture on file.kind <> 'image'
      and picture.activity_id = file.activity_id and picture.name = file.poster and picture.kind = 'image'
    where file.activity_id = ${activity}::uuid and ${awaits}
    order by file.position limit ${maxOfActivity}`,
);

/** The pictures of an activity, and the posters of its recordings, that have no thumbnail yet. */
export function awaitingPictures(db: Db, activity: string) {
  return awaitingStatement.rows(db, activity);
}

const activitiesStatement = statement(
  { activity_id: uuid<SimulatorActivityId>() },
  (most: number) => sql`
    select distinct file.activity_id from activity_file file
    where ${awaits}
    limit ${most}`,
);

/** Activities with pictures without a thumbnail, because their job was lost or the database was restored from a copy. */
export async function activitiesWithoutThumbnails(
  db: Db,
  most: number,
): Promise<readonly SimulatorActivityId[]> {
  return (await activitiesStatement.rows(db, most)).map(({ activity_id }) => activity_id);
}

/** Counted before the attempt, so that a picture that kills its process is still counted. */
export async function countTry(db: Db, id: string, by: 1 | -1): Promise<void> {
  await sql`update activity_file set thumbnail_tries = thumbnail_tries + ${by}::int where id = ${id}::uuid`.execute(
    db,
  );
}

export async function refuseThumbnail(db: Db, id: string, refusal: "unreadable" | "given_up"): Promise<void> {
  await db
    .updateTable("activity_file")
    .set({ thumbnail_refusal: refusal })
    .where("id", "=", id)
    .where("thumbnail_key", "is", null)
    .execute();
}

/** Stores a thumbnail; false if its file has been deleted in the meantime. */
export async function storeThumbnail(
  db: Db,
  id: string,
  key: string,
  { width, height }: PictureSize,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("activity_file")
    .set({ thumbnail_key: key, width, height })
    .where("id", "=", id)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
