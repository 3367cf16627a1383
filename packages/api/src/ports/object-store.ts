import type { Readable } from "node:stream";

export type ObjectInfo = {
  readonly key: string;
  readonly size: number;
  readonly contentType: string;
  readonly modifiedAt: Date;
};

export type StoredObject = ObjectInfo & { readonly body: Readable };

export type PutOptions = { readonly contentType?: string };

/** A range of an object's bytes, including the first and the last one. */
export type ByteRange = { readonly start: number; readonly end: number };

export type SignedUrlOptions = { readonly expiresInSeconds: number };

export type ListPage = {
  readonly objects: readonly ObjectInfo[];
  /** The value of `after` that gets the next page; missing on the last page. */
  readonly next?: string;
};

/** A part of an object in a multipart upload, numbered from 1; all parts but the last are as large as the first. */
export type ObjectPart = {
  readonly number: number;
  readonly size: number;
  /** The SHA-256 of the part's bytes in hex, as the store has verified it; null if the store does not report it. */
  readonly sha256: string | null;
};

/** A part before it is sent, with its position in the file and the only digest that the store will accept. */
export type PlacedPart = ObjectPart & { readonly offset: number; readonly sha256: string };

/** The address and the headers for sending a part by HTTP PUT. */
export type PartLink = { readonly url: string; readonly headers: Readonly<Record<string, string>> };

/** Multipart uploads: parts arrive in any order and may be repeated, and an object is invisible until it is finished. */
export type PartStore = {
  /** Begins a multipart upload and returns the store's id for it. */
  beginParts(key: string): Promise<string>;
  putPart(key: string, upload: string, part: PlacedPart, body: Readable): Promise<void>;
  /** A link that can write only this part with these bytes, until it expires. */
  signedPartLink(key: string, upload: string, part: PlacedPart, options: SignedUrlOptions): Promise<PartLink>;
  /** The parts that have arrived completely, by number; undefined if the upload was finished, cancelled or never begun. */
  parts(key: string, upload: string): Promise<readonly ObjectPart[] | undefined>;
  /** Creates the object from the parts that have arrived. */
  finishParts(key: string, upload: string): Promise<void>;
  /** Deletes all parts of an object that was not finished. */
  giveUpParts(key: string): Promise<void>;
};

/**
 * Files under keys that the server makes (`a/b/c.ext`, see `storage/object-key.ts`). A missing object is `undefined`, an invalid
 * key throws `InvalidObjectKeyError`, and an unavailable store throws.
 */
export type ObjectStore = PartStore & {
  /** Stores the whole stream or nothing; replaces an object of the same key. */
  put(key: string, body: Readable | Uint8Array, options?: PutOptions): Promise<void>;
  /** The content of `range`, which must lie within the object; `size` is that of the whole object. */
  get(key: string, range?: ByteRange): Promise<StoredObject | undefined>;
  head(key: string): Promise<ObjectInfo | undefined>;
  /** Lists by key, ascending; `after` is exclusive. */
  list(prefix: string, options?: { readonly after?: string; readonly limit?: number }): Promise<ListPage>;
  /** Deletes an object; deleting a missing one succeeds. */
  delete(key: string): Promise<void>;
  /** Renames an object and replaces an existing one at `to`; false if there is none at `from`. */
  rename(from: string, to: string): Promise<boolean>;
  close(): Promise<void>;
};
