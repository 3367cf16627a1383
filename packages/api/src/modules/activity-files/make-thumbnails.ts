import type { Db } from "../../db/database.ts";
import type { ObjectStore } from "../../ports/object-store.ts";
import { makeThumbnail } from "../files/public.ts";
import {
  activitiesWithoutThumbnails,
  awaitingPictures,
  countTry,
  queueThumbnails,
  refuseThumbnail,
  storeThumbnail,
} from "./thumbnail-queries.ts";

export type ThumbnailDeps = { readonly db: Db; readonly objectStore: ObjectStore };

/**
 * Makes the missing thumbnails of an activity one after the other. An unreadable picture is marked and not tried again, and one
 * that crashes its process is given up after a few attempts. If the store is unavailable, the job fails and is retried.
 */
export async function makeThumbnails(
  { db, objectStore }: ThumbnailDeps,
  activityId: string,
  signal?: AbortSignal,
): Promise<void> {
  for (const { id, object_key, picture_key, may_be_tried } of await awaitingPictures(db, activityId)) {
    signal?.throwIfAborted();
    if (picture_key === null) await refuseThumbnail(db, id, "unreadable");
    else if (!may_be_tried) await refuseThumbnail(db, id, "given_up");
    else await tryThumbnail({ db, objectStore }, id, picture_key, getThumbnailKey(object_key));
  }
}

/** The thumbnail's key is derived from its file's key, so that both are deleted together (`note_unowned_objects`). */
function getThumbnailKey(objectKey: string): string {
  return `${objectKey}.thumbnail.webp`;
}

async function tryThumbnail({ db, objectStore }: ThumbnailDeps, id: string, from: string, to: string) {
  await countTry(db, id, 1);
  try {
    const made = await makeThumbnail(objectStore, from, to);
    if (!made.ok) return await refuseThumbnail(db, id, made.error);
    if (!(await storeThumbnail(db, id, to, made.value))) await objectStore.delete(to);
  } catch (error) {
    await countTry(db, id, -1).catch(() => undefined);
    throw error;
  }
}

const maxActivities = 100;

/** Queues the thumbnails of activities whose own job was lost. */
export async function queueMissingThumbnails(db: Db): Promise<void> {
  for (const id of await activitiesWithoutThumbnails(db, maxActivities)) await queueThumbnails(db, id);
}
