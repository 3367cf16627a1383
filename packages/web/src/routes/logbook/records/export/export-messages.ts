import type { exportQuery$variables } from "../../../../__generated__/exportQuery.graphql.ts";

/** What the worker is told, once. */
export type ExportOrder = {
  /** The persisted id of `exportQuery`. */
  readonly operation: string;
  readonly token: string;
  readonly searchParams: exportQuery$variables["searchParams"];
};

/** What the worker tells: any number of `making`, then one of the others, and it is done. */
export type ExportNews =
  | { readonly kind: "making"; readonly made: number; readonly total: number }
  | { readonly kind: "made"; readonly file: ArrayBuffer }
  | { readonly kind: "nothing" }
  | { readonly kind: "tooMany" }
  /** The token has run out meanwhile. */
  | { readonly kind: "unauthenticated" }
  | { readonly kind: "failed" };
