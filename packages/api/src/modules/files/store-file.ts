import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { err, ok, type Result } from "@cathedra/domain";
import { type FileFamily, findStoredType, isAsNamed } from "@cathedra/domain/files";
import { fileTypeFromBuffer } from "file-type";
import type { ObjectStore } from "../../ports/object-store.ts";
import { getPieces, headAndRest, readHead } from "./file-head.ts";

export type FileClaim = {
  /** The file name that the deliverer gave. It is never used as a path. */
  readonly name: string;
  readonly families: readonly FileFamily[];
  readonly maxBytes: number;
};

export type StoredFacts = { readonly size: number; readonly sha256: string; readonly contentType: string };

/** Why a file was not stored. */
export type StoreRefusal =
  | { readonly reason: "unknown_type" }
  | { readonly reason: "empty" }
  | { readonly reason: "not_as_named"; readonly found: string | null }
  | { readonly reason: "too_large"; readonly maxBytes: number };

class TooLarge extends Error {}

/**
 * Streams a file into the store under `key`, completely or not at all. Its first bytes must match its name before anything is
 * stored, and its size is counted: one byte too many fails the store's writing before it is complete. After a refusal the
 * caller has to discard the rest of `body`; a body that breaks off throws.
 */
export async function storeFile(
  objectStore: ObjectStore,
  key: string,
  body: Readable,
  { name, families, maxBytes }: FileClaim,
): Promise<Result<StoredFacts, StoreRefusal>> {
  const type = findStoredType(name);
  if (type === undefined || !families.includes(type.family)) return err({ reason: "unknown_type" });
  const chunks = getPieces(body);
  const { head, isWhole } = await readHead(chunks);
  if (head.length === 0) return err({ reason: "empty" });
  const found = (await fileTypeFromBuffer(head))?.mime;
  if (!isAsNamed(type, found, head)) return err({ reason: "not_as_named", found: found ?? null });
  const hash = createHash("sha256");
  let size = 0;
  const counted = async function* () {
    for await (const chunk of isWhole ? [head] : headAndRest(head, chunks)) {
      size += chunk.length;
      if (size > maxBytes) throw new TooLarge();
      hash.update(chunk);
      yield chunk;
    }
    // When the form parser cuts off a file at its own limit, the stream ends as if the file were complete.
    if ("truncated" in body && body.truncated === true) throw new TooLarge();
  };
  try {
    await objectStore.put(key, Readable.from(counted(), { objectMode: false }), {
      contentType: type.contentType,
    });
  } catch (error) {
    if (error instanceof TooLarge) return err({ reason: "too_large", maxBytes });
    throw error;
  }
  return ok({ size, sha256: hash.digest("hex"), contentType: type.contentType });
}
