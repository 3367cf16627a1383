import type { ReactNode } from "react";

export type TableColumn<Row> = {
  readonly id: string;
  /** A line break in it holds where the column shrinks. */
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  readonly isSortable?: boolean;
  /** Numbers stand at the end, one below the other. */
  readonly align?: "start" | "end";
  /** `shrink`: no wider than its content; `words`: no narrower than its longest word. */
  readonly width?: "share" | "shrink" | "words";
  /** Below the large breakpoint (7.049): stays, moves under the first cell of the row, or is left out. */
  readonly narrow?: "keep" | "detail" | "hide";
};

export type TableSort = { readonly column: string; readonly direction: "ascending" | "descending" };

/** Which columns stand in the head at this width, and which are told under the first cell. */
export function layOut<Row>(columns: readonly TableColumn<Row>[], isLarge: boolean) {
  if (isLarge) return { standing: columns, told: [] };
  return {
    standing: columns.filter(({ narrow = "keep" }) => narrow === "keep"),
    told: columns.filter(({ narrow }) => narrow === "detail"),
  };
}
