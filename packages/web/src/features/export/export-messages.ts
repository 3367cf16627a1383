/** What a worker is told, once, with a port through which its page authorizes its requests. */
export type ExportRequest<Asked = unknown> = {
  /** The persisted id of the query. */
  readonly operation: string;
  /** What the list shows, in the query's own words. */
  readonly asked: Asked;
};

/** What a worker tells: any number of `reading` and `making`, then one of the others, and it is done. */
export type ExportProgress =
  | { readonly kind: "reading"; readonly made: number; readonly total: number }
  | { readonly kind: "making"; readonly made: number; readonly total: number }
  | { readonly kind: "made"; readonly file: ArrayBuffer }
  /** The file holds the beginning of the list, as far as a file goes. */
  | { readonly kind: "madeInPart"; readonly file: ArrayBuffer }
  | { readonly kind: "nothing" }
  | { readonly kind: "tooMany" }
  /** The token has run out meanwhile. */
  | { readonly kind: "unauthenticated" }
  | { readonly kind: "failed" };
