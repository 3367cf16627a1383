import {
  defaultStorageSort,
  isNameConflictPolicy,
  isStorageSort,
  type NameConflictPolicy,
  type StorageSort,
  sha256Pattern,
  storageLimits,
} from "@cathedra/domain/storage";
import * as v from "valibot";
import { appError } from "../../errors.ts";

/** The query parameters of a request, each at most once, as they were sent. */
export type Query = Readonly<Record<string, string | undefined>>;

export function readSort({ sort }: Query): StorageSort {
  if (sort === undefined || sort === "") return defaultStorageSort;
  if (!isStorageSort(sort)) throw appError("BAD_REQUEST");
  return sort;
}

export function readConflictPolicy({ onTaken }: Query): NameConflictPolicy {
  if (onTaken === undefined || onTaken === "") return "refuse";
  if (!isNameConflictPolicy(onTaken)) throw appError("BAD_REQUEST");
  return onTaken;
}

/** The digest that the sender announced; undefined if there was none. */
export function readDigest({ sha256: given }: Query): string | undefined {
  if (given === undefined || given === "") return undefined;
  if (!sha256Pattern.test(given)) throw appError("BAD_REQUEST");
  return given;
}

export function readLimit({ limit }: Query): number {
  const requestedLimit = readNumber(limit) ?? storageLimits.pageItems;
  return Math.max(1, Math.min(requestedLimit, storageLimits.pageItems));
}

export function readNumber(text: string | undefined): number | undefined {
  if (text === undefined || text === "") return undefined;
  if (!/^\d{1,15}$/.test(text)) throw appError("BAD_REQUEST");
  return Number(text);
}

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const sha256 = v.pipe(v.string(), v.regex(sha256Pattern));
const ways = v.picklist(["refuse", "replace", "keepBoth"]);
/** Longer than the limit of a path, because moving a folder deeper makes the paths in it longer. */
const key = v.pipe(v.string(), v.maxLength(8192));
const keys = v.pipe(v.array(key), v.minLength(1), v.maxLength(storageLimits.maxListItems));

/** The schemas of the requests' bodies. */
export const bodies = {
  rename: v.object({ newFileKey: key, count: v.optional(count), onTaken: v.optional(ways, "refuse") }),
  createFolder: v.object({ folderPath: key }),
  move: v.object({ keys, to: key, count: v.optional(count), onTaken: v.optional(ways, "refuse") }),
  remove: v.object({ keys, count: v.optional(count) }),
  begin: v.object({ fileKey: key, size: count, onTaken: v.optional(ways, "refuse") }),
  links: v.object({
    parts: v.pipe(v.array(v.object({ number: count, sha256 })), v.minLength(1), v.maxLength(100)),
  }),
  finish: v.object({
    onTaken: v.optional(ways, "refuse"),
    sha256: v.optional(sha256),
    partsSha256: v.optional(sha256),
  }),
  trashed: v.object({ ids: v.pipe(v.array(count), v.minLength(1), v.maxLength(storageLimits.maxListItems)) }),
  empty: v.object({ count }),
} as const;

/** Parses a request body; an invalid one is a bad request. */
export function readBody<Of extends v.GenericSchema>(schema: Of, body: unknown): v.InferOutput<Of> {
  const read = v.safeParse(schema, body);
  if (!read.success) throw appError("BAD_REQUEST");
  return read.output;
}
