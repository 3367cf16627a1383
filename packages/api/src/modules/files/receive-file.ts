import { once } from "node:events";
import { createInflate } from "node:zlib";
import type { UserId } from "@cathedra/domain";
import { type FilePurpose, filePurposes, type PngFacts, readPng } from "@cathedra/domain/files";
import { appErrorText, type FileRefusalReason, fileTexts } from "@cathedra/domain/messages";
import type { Db } from "../../db/database.ts";
import { AppError, payloadTooLarge, rateLimited } from "../../errors.ts";
import type { ObjectStore } from "../../ports/object-store.ts";
import { decodeInTurn } from "./decode-in-turn.ts";
import { deleteFile, insertFile } from "./file-queries.ts";
import { keyOfFile, pictureFolders } from "./picture-addresses.ts";
import { releaseBuffer } from "./release-buffer.ts";
import { isDrawable } from "./thumbnail.ts";

export type ReceiveDeps = { readonly db: Db; readonly objectStore: ObjectStore };

const hourSeconds = 3600;

/** Stores an uploaded file, without an owner, under a new id. Its content must match its purpose. */
export async function receiveFile(
  { db, objectStore }: ReceiveDeps,
  uploadedBy: UserId,
  purpose: FilePurpose,
  input: Buffer,
): Promise<{ readonly id: string }> {
  const { contentType, maxSide } = filePurposes[purpose];
  const png = readPng(input, maxSide);
  if (!png.ok) throw refused(png.error.reason);
  const { width, height } = png.value;
  const bytes = await decodeInTurn(width * height, () => checkedPng(input, png.value));
  if (bytes === undefined) throw refused("damaged");
  const folder = pictureFolders[purpose];
  const id = await insertFile(db, { purpose, size: bytes.length, uploadedBy }, folder);
  if (id === undefined) throw rateLimited(hourSeconds);
  try {
    await objectStore.put(keyOfFile(purpose, id), bytes, { contentType });
  } catch (error) {
    // The deletion is only attempted, because the sweep removes a leftover file.
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

/**
 * The bytes of a PNG that are stored: only the chunks that draw it, without data that another program could interpret. Undefined
 * if it cannot be drawn. Its pixels are decompressed once in pieces and counted, so that the memory is limited whatever their
 * size.
 */
async function checkedPng(
  bytes: Buffer,
  { width, height, kept, unpackedBytes }: PngFacts,
): Promise<Buffer | undefined> {
  const pixels = kept
    .filter(({ type }) => type === "IDAT")
    .map(({ start, end }) => bytes.subarray(start + 8, end - 4));
  if ((await unpackedSize(pixels, unpackedBytes)) !== unpackedBytes) return undefined;
  const drawn = Buffer.concat([
    bytes.subarray(0, 8),
    ...kept.map(({ start, end }) => bytes.subarray(start, end)),
  ]);
  return (await isDrawable(drawn, width * height)) ? drawn : undefined;
}

/** Pieces of Node's usual 16 kB take four times the processor time, and most of it from the thread that answers everybody. */
const pieceBytes = 256 * 1024;

/** The unpacked size of all pieces together, where counting stops a little above `most`; undefined if they are not valid gzip. */
async function unpackedSize(pieces: readonly Buffer[], most: number): Promise<number | undefined> {
  const inflate = createInflate({ chunkSize: pieceBytes });
  let size = 0;
  inflate.on("data", (chunk: Buffer) => {
    size += chunk.length;
    releaseBuffer(chunk);
    if (size > most) inflate.destroy(new RangeError("more pixels than the header says"));
  });
  const ended = once(inflate, "end");
  inflate.end(Buffer.concat(pieces));
  return ended.then(
    () => size,
    () => undefined,
  );
}
