import * as v from "valibot";
import { makeThumbnails, queueMissingThumbnails } from "../modules/activity-files/public.ts";

const payloadSchema = v.object({ activityId: v.optional(v.pipe(v.string(), v.uuid())) });

/** Makes the thumbnails of one activity; without an argument, queues those of all activities that lack some. */
export async function makeThumbnailsJob(
  deps: Parameters<typeof makeThumbnails>[0],
  payload: unknown,
  signal?: AbortSignal,
): Promise<void> {
  const { activityId } = v.parse(payloadSchema, payload);
  if (activityId === undefined) await queueMissingThumbnails(deps.db);
  else await makeThumbnails(deps, activityId, signal);
}
