import { Readable } from "node:stream";
import { deliveryLimits, type ListedFile, unpackedLimits } from "@cathedra/domain/delivery";
import { type FileFamily, findStoredType } from "@cathedra/domain/files";
import { AppError } from "../../errors.ts";
import type { ObjectStore } from "../../ports/object-store.ts";
import { objectStoreError } from "../../storage/object-store-error.ts";
import { type StoredFacts, type StoreRefusal, storeFile } from "../files/public.ts";
import {
  type Check,
  gzipCheck,
  type Pixels,
  pictureCheck,
  recordingCheck,
  textCheck,
} from "./file-checks.ts";
import { resultRefused } from "./result-refused.ts";

/** A stored file of a run. */
export type StoredFile = StoredFacts & { readonly key: string; readonly pixels: Pixels | null };

const families = {
  metric_values: ["data"],
  result: ["data"],
  image: ["picture"],
  recording: ["recording"],
  report: ["page"],
} as const satisfies Record<ListedFile["kind"], readonly FileFamily[]>;

/** Streams a file of a run into the store and checks it on the way: if it does not match the list, nothing of it is kept. */
export async function storeRunFile(
  objectStore: ObjectStore,
  key: string,
  { kind, name, sha256 }: Pick<ListedFile, "kind" | "name" | "sha256">,
  body: AsyncIterable<Buffer>,
): Promise<StoredFile> {
  const check = getCheck(kind, name);
  let trouble: unknown;
  async function* looked(): AsyncGenerator<Buffer> {
    let isEmpty = true;
    try {
      for await (const piece of body) {
        isEmpty = false;
        await check?.take(piece);
        yield piece;
      }
      if (!isEmpty) await check?.end();
    } catch (error) {
      trouble = error;
      throw error;
    } finally {
      check?.close?.();
    }
  }
  const { maxBytes } = deliveryLimits.kinds[kind];
  const claim = { name, families: families[kind], maxBytes };
  const from = Readable.from(looked(), { objectMode: false });
  const stored = await storeFile(objectStore, key, from, claim)
    .catch((error: unknown) => {
      throw trouble ?? (error instanceof AppError ? error : objectStoreError(error));
    })
    .finally(() => from.destroy());
  if (!stored.ok) throw resultRefused(toRefusal(stored.error, name));
  if (sha256 !== null && sha256 !== stored.value.sha256)
    throw resultRefused({ reason: "digest", file: name });
  const pixels = check !== undefined && "pixels" in check ? check.pixels() : null;
  return { ...stored.value, key, pixels };
}

function getCheck(
  kind: ListedFile["kind"],
  name: string,
): (Check & { pixels?: () => Pixels | null }) | undefined {
  if (kind === "image") return pictureCheck(name);
  if (kind === "recording") return recordingCheck(name);
  return name.toLowerCase().endsWith(".gz") ? gzipCheck(name, unpackedLimits.result) : textCheck(name);
}

function toRefusal(refusal: StoreRefusal, file: string): Parameters<typeof resultRefused>[0] {
  switch (refusal.reason) {
    case "empty":
      return { reason: "empty", file };
    case "too_large":
      return { reason: "file_too_large", file, maxBytes: refusal.maxBytes };
    case "unknown_type":
      return { reason: "file_name", file };
    case "not_as_named":
      return { reason: "other_content", file };
  }
}

/** The storage key of the file at this position; file names are never used as paths. */
export function makeKey(prefix: string, position: number, name: string): string {
  return `${prefix}${String(position).padStart(3, "0")}.${findStoredType(name)?.extension ?? "bin"}`;
}
