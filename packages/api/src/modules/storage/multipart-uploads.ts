import { createHash } from "node:crypto";
import { isUuid } from "@cathedra/domain";
import type { Actor } from "@cathedra/domain/access";
import { appErrorText } from "@cathedra/domain/messages";
import {
  getPartSize,
  isUploadSize,
  keyOfPath,
  missingParts,
  type NameConflictPolicy,
  type StorageItem,
  sizeOfPart,
  storageLimits,
} from "@cathedra/domain/storage";
import { inLockedTransaction } from "../../db/locked-transaction.ts";
import { AppError, appError, payloadTooLarge, rateLimited } from "../../errors.ts";
import type { ObjectPart, PartLink } from "../../ports/object-store.ts";
import { objectStoreError } from "../../storage/object-store-error.ts";
import { itemById } from "./item-by-id.ts";
import { assertNamesFree, type UploadDeps } from "./receive-upload.ts";
import { gone, newPathOf } from "./refusals.ts";
import {
  findUnfinished,
  insertUpload,
  lockUpload,
  nameUpload,
  recordUploadActivity,
  removeUpload,
  type UploadRow,
} from "./upload-queries.ts";

/** An unfinished upload in parts as the API returns it. */
export type UploadView = {
  readonly id: string;
  readonly fileKey: string;
  readonly size: number;
  readonly partSize: number;
  readonly begunAt: string;
  /** The parts that have arrived completely. */
  readonly parts: readonly ObjectPart[];
};

const hourSeconds = 3600;
/** How long links to parts are valid; a slower upload requests new ones. */
const partLinkSeconds = hourSeconds;

/**
 * Begins a multipart upload. It is recorded in the database first, so that the clean-up job finds everything that the store has
 * of it.
 */
export async function beginUpload(
  { db, clock, objectStore }: UploadDeps,
  actor: Actor,
  {
    key,
    size,
    onTaken,
  }: { readonly key: string; readonly size: number; readonly onTaken: NameConflictPolicy },
): Promise<UploadView> {
  const names = newPathOf(key);
  if (!isUploadSize(size)) throw payloadTooLarge(storageLimits.maxFileBytes);
  if (onTaken === "refuse") await assertNamesFree(db, names);
  const path = keyOfPath(names, false);
  const row = await insertUpload(db, actor.userId, path, size, getPartSize(size), clock());
  if (row === undefined) throw rateLimited(hourSeconds);
  const storeUpload = await objectStore.beginParts(row.objectKey).catch(troubled);
  await nameUpload(db, row.id, storeUpload);
  return toView(row, []);
}

/** The uploads that this person has begun and neither finished nor cancelled. */
export async function unfinishedUploads({ db }: UploadDeps, actor: Actor): Promise<readonly UploadView[]> {
  return (await findUnfinished(db, actor.userId)).map((row) => toView(row, []));
}

/** An unfinished upload with the parts that have arrived, for continuing after a reload. */
export async function uploadInParts(deps: UploadDeps, actor: Actor, id: string): Promise<UploadView> {
  const row = await ownUpload(deps, actor, id);
  const parts = await deps.objectStore.parts(row.objectKey, row.storeUpload).catch(troubled);
  return toView(row, parts ?? []);
}

/** Links with which a browser writes these parts directly to the store. */
export async function linksToParts(
  deps: UploadDeps,
  actor: Actor,
  id: string,
  parts: readonly { readonly number: number; readonly sha256: string }[],
): Promise<{
  readonly expiresInSeconds: number;
  readonly links: readonly ({ readonly number: number } & PartLink)[];
}> {
  const row = await ownUpload(deps, actor, id);
  if (row.finishedAt !== null) throw appError("NOT_FOUND");
  const links = await Promise.all(
    parts.map(async ({ number, sha256 }) => {
      const size = sizeOfPart(row, number);
      if (size === undefined) throw appError("BAD_REQUEST");
      const part = { number, size, offset: (number - 1) * row.partSize, sha256 };
      const life = { expiresInSeconds: partLinkSeconds };
      const link = await deps.objectStore.signedPartLink(row.objectKey, row.storeUpload, part, life);
      return { number, ...link };
    }),
  );
  return { expiresInSeconds: partLinkSeconds, links };
}

/** The item of a completely uploaded file; a repeated request returns the existing one. */
export async function storedUpload(
  deps: UploadDeps,
  actor: Actor,
  { id, partsSha256 }: { readonly id: string; readonly partsSha256?: string | undefined },
): Promise<{ readonly row: UploadRow; readonly item?: StorageItem }> {
  const { db, objectStore } = deps;
  const row = await ownUpload(deps, actor, id);
  if (row.finishedAt !== null) {
    const item = row.itemId === null ? undefined : await itemById(db, row.itemId);
    if (item === undefined) throw gone(row.path);
    return { row, item };
  }
  const parts = await objectStore.parts(row.objectKey, row.storeUpload).catch(troubled);
  if (parts !== undefined) {
    const missing = missingParts(row, parts);
    if (missing.length > 0) throw incomplete(missing);
    if (partsSha256 !== undefined && (digestOfParts(parts) ?? partsSha256) !== partsSha256)
      throw appError("UPLOAD_DAMAGED");
    await objectStore.finishParts(row.objectKey, row.storeUpload).catch(troubled);
  }
  const info = await objectStore.head(row.objectKey).catch(troubled);
  if (info === undefined) throw appError("NOT_FOUND");
  if (info.size !== row.size) throw incomplete([1]);
  return { row };
}

/** Cancels an upload and removes its parts. A finished upload stays as it is. */
export async function abortUpload(deps: UploadDeps, actor: Actor, id: string): Promise<void> {
  const { db, objectStore } = deps;
  await ownUpload(deps, actor, id);
  const removed = await inLockedTransaction(db, [], async (tx) => {
    await lockUpload(tx, id);
    return removeUpload(tx, id);
  });
  // The removal is only attempted, because the sweep removes leftover parts.
  if (removed !== undefined) await objectStore.giveUpParts(removed.objectKey).catch(() => undefined);
}

/** The SHA-256 of the digests of all parts; undefined if the store does not report them. */
function digestOfParts(parts: readonly ObjectPart[]): string | undefined {
  const hash = createHash("sha256");
  for (const { sha256 } of parts.toSorted((one, other) => one.number - other.number)) {
    if (sha256 === null) return undefined;
    hash.update(Buffer.from(sha256, "hex"));
  }
  return hash.digest("hex");
}

async function ownUpload({ db, clock }: UploadDeps, actor: Actor, id: string): Promise<UploadRow> {
  const row = isUuid(id) ? await recordUploadActivity(db, id, actor.userId, clock()) : undefined;
  if (row === undefined) throw appError("NOT_FOUND");
  return row;
}

function toView({ id, path, size, partSize, begunAt }: UploadRow, parts: readonly ObjectPart[]): UploadView {
  return { id, fileKey: path, size, partSize, begunAt: new Date(begunAt).toISOString(), parts };
}

const maxNamed = 1000;

function incomplete(missing: readonly number[]): AppError {
  const facts = { missing: missing.slice(0, maxNamed) };
  return new AppError("UPLOAD_INCOMPLETE", appErrorText("UPLOAD_INCOMPLETE", { missing }), facts);
}

function troubled(error: unknown): never {
  throw error instanceof AppError ? error : objectStoreError(error);
}
