import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { looksLikeText } from "@cathedra/domain/files";
import { getServedType } from "@cathedra/domain/storage";
import { fileTypeFromBuffer } from "file-type";
import { AppError, payloadTooLarge } from "../../errors.ts";
import type { ObjectStore } from "../../ports/object-store.ts";
import { objectStoreError } from "../../storage/object-store-error.ts";
import { getPieces, headAndRest, headBytes, readHead } from "./file-head.ts";

/**
 * Streams a file of any type into the store under `key`, completely or not at all. Its content type is detected from its name
 * and first bytes; the sender's content type is ignored.
 */
export async function storeAnyFile(
  objectStore: ObjectStore,
  key: string,
  body: Readable,
  { name, maxBytes }: { readonly name: string; readonly maxBytes: number },
): Promise<{ readonly size: number; readonly contentType: string; readonly sha256: string }> {
  const chunks = getPieces(body);
  const { head, isWhole } = await readHead(chunks);
  const contentType = await detectTypeByHead(name, head);
  let size = 0;
  const hash = createHash("sha256");
  let trouble: unknown;
  const counted = async function* () {
    try {
      for await (const chunk of isWhole ? [head] : headAndRest(head, chunks)) {
        size += chunk.length;
        if (size > maxBytes) throw payloadTooLarge(maxBytes);
        hash.update(chunk);
        yield chunk;
      }
      // When the form parser cuts off a file at its own limit, the stream ends as if the file were complete.
      if ("truncated" in body && body.truncated === true) throw payloadTooLarge(maxBytes);
    } catch (error) {
      trouble = error;
      throw error;
    }
  };
  try {
    await objectStore.put(key, Readable.from(counted(), { objectMode: false }), { contentType });
  } catch (error) {
    throw trouble ?? (error instanceof AppError ? error : objectStoreError(error));
  }
  return { size, contentType, sha256: hash.digest("hex") };
}

/** The type with which a file is served, from its name and first bytes. */
export async function detectTypeByHead(name: string, head: Buffer): Promise<string> {
  const begins = head.subarray(0, headBytes);
  return getServedType(name, (await fileTypeFromBuffer(begins))?.mime, looksLikeText(begins));
}
