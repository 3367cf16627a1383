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
  /** Pass it as `after` for the next page; absent on the last. */
  readonly next?: string;
};

/** A part of an object that comes in parts, by its number from 1; each but the last is as large as the first. */
export type ObjectPart = {
  readonly number: number;
  readonly size: number;
  /** The SHA-256 of its bytes in hex, as the store has compared it; null: this store does not say. */
  readonly sha256: string | null;
};

/** A part before it is sent, with its position in the file and the only digest that the store will accept. */
export type PlacedPart = ObjectPart & { readonly offset: number; readonly sha256: string };

/** The address and the headers for sending a part by HTTP PUT. */
export type PartLink = { readonly url: string; readonly headers: Readonly<Record<string, string>> };

/** Objects that come in parts, in any order, some of them again: nothing is seen of one before it is finished. */
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
  /** Drops whatever has arrived for an object that was not finished. */
  giveUpParts(key: string): Promise<void>;
};

/**
 * Files by server-made keys (`a/b/c.ext`, see `storage/object-key.ts`). A missing object is `undefined`,
 * a wrong key throws `InvalidObjectKeyError`, a store that is away throws.
 */
export type ObjectStore = PartStore & {
  /** Stores the whole stream or nothing; replaces an object of the same key. */
  put(key: string, body: Readable | Uint8Array, options?: PutOptions): Promise<void>;
  /** The content of `range`, which must lie within the object; `size` is that of the whole object. */
  get(key: string, range?: ByteRange): Promise<StoredObject | undefined>;
  head(key: string): Promise<ObjectInfo | undefined>;
  /** Lists by key, ascending; `after` is exclusive. */
  list(prefix: string, options?: { readonly after?: string; readonly limit?: number }): Promise<ListPage>;
  /** Deleting a missing object succeeds. */
  delete(key: string): Promise<void>;
  /** False where `from` does not exist. Replaces `to`. */
  rename(from: string, to: string): Promise<boolean>;
  close(): Promise<void>;
};
