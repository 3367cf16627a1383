/** The only message to a worker, with a port through which the page authorizes the worker's requests. */
export type ExportRequest<Asked = unknown> = {
  /** The persisted id of the query. */
  readonly operation: string;
  /** The variables of the list's query. */
  readonly request: Asked;
};

/** The messages of a worker: any number of `reading` and `making`, then one of the others, after which it is done. */
export type ExportProgress =
  | { readonly kind: "reading"; readonly made: number; readonly total: number }
  | { readonly kind: "making"; readonly made: number; readonly total: number }
  /** The note is added to the message about the file. */
  | { readonly kind: "made"; readonly file: ArrayBuffer; readonly note?: string }
  /** The file contains only the beginning of the list, because files have a maximum number of rows. */
  | { readonly kind: "madeInPart"; readonly file: ArrayBuffer }
  | { readonly kind: "nothing" }
  | { readonly kind: "tooMany" }
  /** The token has expired in the meantime. */
  | { readonly kind: "unauthenticated" }
  | { readonly kind: "failed" };
