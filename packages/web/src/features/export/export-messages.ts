/** The one message to a worker, with a port through which its page authorizes its requests. */
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
  | { readonly kind: "made"; readonly file: ArrayBuffer }
  /** The file holds the beginning of the list, as far as a file goes. */
  | { readonly kind: "madeInPart"; readonly file: ArrayBuffer }
  | { readonly kind: "nothing" }
  | { readonly kind: "tooMany" }
  /** The token has run out in the meantime. */
  | { readonly kind: "unauthenticated" }
  | { readonly kind: "failed" };
