import { storageFailureTexts } from "@cathedra/domain/messages";
import type { NameConflictPolicy, StorageItem, StorageSort } from "@cathedra/domain/storage";
import * as v from "valibot";
import { toHttpError } from "../../../http.ts";
import { errorOfAnswer, UnavailableError } from "../../../relay/errors.ts";
import { authorizedJson, authorizedRequest, refusalOfResponse } from "../../../rest/authorized-fetch.ts";
import type { FolderPage } from "./folder-rows.ts";

const item = v.object({
  Key: v.string(),
  IsDirectory: v.boolean(),
  Size: v.number(),
  LastModified: v.string(),
  Id: v.number(),
  ContentType: v.nullable(v.string()),
  Items: v.number(),
}) satisfies v.GenericSchema<unknown, StorageItem>;

/** The shown part of the library: a folder in an order, or a search below the folder. */
export type Shown = { readonly folder: string; readonly search: string; readonly sort: StorageSort };

/** A page of the list (8.009), at most as large as the API allows. */
export async function readFolder(
  { folder, search, sort }: Shown,
  after: string | null,
  signal: AbortSignal,
  limit?: number,
): Promise<FolderPage<StorageItem>> {
  const query = new URLSearchParams({ prefix: folder, sort });
  if (limit !== undefined) query.set("limit", String(limit));
  if (search !== "") query.set("search", search);
  if (after !== null) query.set("after", after);
  return selectPage(v.array(item), `/api/s3/files?${query}`, signal);
}

/** A page of a list, with the total number of items and the beginning of the next page. */
export async function selectPage<Item>(
  schema: v.GenericSchema<unknown, Item[]>,
  address: string,
  signal: AbortSignal,
): Promise<FolderPage<Item>> {
  const response = await authorizedRequest(address, { signal }).catch((error: unknown) => {
    throw error instanceof TypeError ? new UnavailableError() : error;
  });
  if (!response.ok) throw refusalOfResponse(await toHttpError(response));
  const total = response.headers.get("x-total-count");
  return {
    items: read(schema, await response.json().catch(() => undefined)),
    total: total === null ? null : Number(total),
    next: response.headers.get("x-next-after"),
  };
}

/** Reads the present state of a file or folder. */
export async function readItem(key: string): Promise<StorageItem> {
  return read(item, await authorizedJson(`/api/s3/folder?prefix=${encodeURIComponent(key)}`));
}

const digests = v.object({
  SentSha256: v.nullable(v.string()),
  Sha256: v.nullable(v.string()),
  CheckedAt: v.nullable(v.string()),
});

/** The digests by which a file is verified; null if none were sent or it has not been read back yet. */
export type FileDigests = v.InferOutput<typeof digests>;

export async function readDigests(key: string): Promise<FileDigests> {
  return read(digests, await authorizedJson(`/api/s3/folder?prefix=${encodeURIComponent(key)}`));
}

const link = v.object({ url: v.string() });

/** A link to a file that is valid for 30 minutes (8.010, 8.015); an empty link is an error (8.008). */
export async function linkTo(
  key: string,
  disposition: "inline" | "attachment",
  signal?: AbortSignal,
): Promise<string> {
  const query = disposition === "inline" ? "?disposition=inline" : "";
  const { url } = read(
    link,
    await authorizedJson(
      `/api/s3/getPreSignedUrl/${encodeURIComponent(key)}${query}`,
      signal === undefined ? {} : { signal },
    ),
  );
  if (url === "") throw new Error(storageFailureTexts.sign);
  return url;
}

/** The number of items in these folders, which the person confirms (X92). */
export function countContents(items: Iterable<StorageItem>): number {
  let count = 0;
  for (const { Items } of items) count += Items;
  return count;
}

const trashed = v.array(v.object({ id: v.number(), key: v.string() }));

/** Moves items to the trash, all or none (8.011); returns their ids there. */
export async function remove(items: readonly StorageItem[], count: number): Promise<readonly number[]> {
  const body = { keys: items.map(({ Key }) => Key), count };
  return read(trashed, await send("POST", "/api/s3/deleteMany", body)).map(({ id }) => id);
}

/** Restores items from the trash to their former folders. */
export async function restore(ids: readonly number[]): Promise<void> {
  await send("POST", "/api/s3/trash/restore", { ids });
}

/** Renames a file or folder (8.012). */
export async function rename({ Key, Items }: StorageItem, newFileKey: string): Promise<StorageItem> {
  const body = { newFileKey, count: Items };
  return read(item, await send("PUT", `/api/s3/rename/${encodeURIComponent(Key)}`, body));
}

export async function move(
  items: readonly StorageItem[],
  to: string,
  onTaken: NameConflictPolicy = "refuse",
): Promise<void> {
  await send("POST", "/api/s3/move", {
    keys: items.map(({ Key }) => Key),
    to,
    count: countContents(items),
    onTaken,
  });
}

/** Creates a folder and its missing parent folders (8.014). */
export async function createFolder(folderPath: string): Promise<StorageItem> {
  return read(item, await send("POST", "/api/s3/createFolder", { folderPath }));
}

export function send(
  method: "POST" | "PUT" | "DELETE",
  address: string,
  body: unknown = {},
): Promise<unknown> {
  return authorizedJson(address, {
    method,
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
}

/** Parses a response; an unexpected form is a bug and throws. */
export function read<Schema extends v.GenericSchema>(schema: Schema, body: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, body);
  if (!result.success) throw errorOfAnswer(undefined, 200);
  return result.output;
}
