/** A file or folder of the library as it is told (8.006, X91). */
export type StorageItem = {
  /** Its path from the root; of a folder, with `/` at its end. */
  readonly Key: string;
  readonly IsDirectory: boolean;
  /** In bytes; of a folder, of all that it holds. */
  readonly Size: number;
  /** ISO 8601. */
  readonly LastModified: string;
  /** Beyond the documented ones: what stays the same when it is renamed or moved. */
  readonly Id: number;
  /** Of a file: what it is, by its name and its first bytes; of a folder null. */
  readonly ContentType: string | null;
  /** For a folder: how many files and folders it contains, at every depth. */
  readonly Items: number;
};
