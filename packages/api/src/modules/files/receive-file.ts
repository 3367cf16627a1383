import type { UserId } from "@cathedra/domain";
import { type FilePurpose, filePurposes } from "@cathedra/domain/files";
import { appErrorText, type FileRefusalReason, fileTexts } from "@cathedra/domain/messages";
import type { Db } from "../../db/database.ts";
import { AppError, payloadTooLarge, rateLimited } from "../../errors.ts";
import type { ObjectStore } from "../../ports/object-store.ts";
import { checkedPng } from "./check-picture.ts";
import { deleteFile, insertFile } from "./file-queries.ts";
import { keyOfFile, pictureFolders } from "./picture-addresses.ts";
import { isDrawable } from "./thumbnail.ts";

export type ReceiveDeps = { readonly db: Db; readonly objectStore: ObjectStore };

const hourSeconds = 3600;

/** Keeps an uploaded file under an id, of which nothing makes use yet. It is what its purpose asks for, by its content. */
export async function receiveFile(
  { db, objectStore }: ReceiveDeps,
  uploadedBy: UserId,
  purpose: FilePurpose,
  given: Buffer,
): Promise<{ readonly id: string }> {
  const { contentType, maxSide } = filePurposes[purpose];
  const checked = await checkedPng(given, maxSide);
  if (!checked.ok) throw refused(checked.error.reason);
  if (!(await isDrawable(checked.value, maxSide ** 2))) throw refused("damaged");
  const folder = pictureFolders[purpose];
  const id = await insertFile(db, { purpose, size: checked.value.length, uploadedBy }, folder);
  if (id === undefined) throw rateLimited(hourSeconds);
  try {
    await objectStore.put(keyOfFile(purpose, id), checked.value, { contentType });
  } catch (error) {
    // Best effort: what stays is swept.
    await deleteFile(db, id).catch(() => undefined);
    throw error;
  }
  return { id };
}

function refused(reason: FileRefusalReason): AppError {
  return new AppError("FILE_REFUSED", appErrorText("FILE_REFUSED", { reason }), { reason });
}

/** The refusal of a file that is larger than its purpose allows (5.031). */
export function fileTooLarge(purpose: FilePurpose): AppError {
  const { maxBytes } = filePurposes[purpose];
  const text = purpose === "learning_space_logo" ? fileTexts.logoTooLarge : undefined;
  return text === undefined
    ? payloadTooLarge(maxBytes)
    : new AppError("PAYLOAD_TOO_LARGE", text, { maxBytes });
}
