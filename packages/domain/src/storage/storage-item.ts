/** A file or folder of the library as the API returns it (8.006, X91). */
export type StorageItem = {
  /** The path from the root; that of a folder ends with `/`. */
  readonly Key: string;
  readonly IsDirectory: boolean;
  /** The size in bytes; for a folder that of all its content. */
  readonly Size: number;
  /** ISO 8601. */
  readonly LastModified: string;
  /** Not in the documented interface: the id that stays the same when an item is renamed or moved. */
  readonly Id: number;
  /** The content type of a file, from its name and first bytes; null for a folder. */
  readonly ContentType: string | null;
  /** The number of files and folders in a folder, at every depth; only folders have it. */
  readonly Items: number;
};
