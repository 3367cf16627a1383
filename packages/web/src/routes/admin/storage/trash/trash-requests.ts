import type { StorageItem } from "@cathedra/domain/storage";
import * as v from "valibot";
import type { FolderPage } from "../folder-rows.ts";
import { read, selectPage, send } from "../storage-requests.ts";

const trashItem = v.object({
  Key: v.string(),
  IsDirectory: v.boolean(),
  Size: v.number(),
  LastModified: v.string(),
  Id: v.number(),
  ContentType: v.nullable(v.string()),
  Items: v.number(),
  TrashedAt: v.string(),
  TrashedBy: v.nullable(v.string()),
  RemovedAt: v.string(),
});

/** An item in the trash; its `Key` is its former path. */
export type TrashItem = StorageItem &
  Pick<v.InferOutput<typeof trashItem>, "TrashedAt" | "TrashedBy" | "RemovedAt">;

export function readTrash(after: string | null, signal: AbortSignal): Promise<FolderPage<TrashItem>> {
  const query = after === null ? "" : `?${new URLSearchParams({ after })}`;
  return selectPage(v.array(trashItem), `/api/s3/trash${query}`, signal);
}

const purging = v.object({ operationId: v.nullable(v.string()) });

/** Deletes items for good; returns the id of the operation that does so, or null if there was nothing to do. */
export async function purge(ids: readonly number[]): Promise<string | null> {
  return read(purging, await send("POST", "/api/s3/trash/purge", { ids })).operationId;
}

/** Deletes the whole trash for good, if it still holds the number of items that was confirmed. */
export async function emptyTrash(count: number): Promise<string | null> {
  return read(purging, await send("POST", "/api/s3/trash/empty", { count })).operationId;
}
