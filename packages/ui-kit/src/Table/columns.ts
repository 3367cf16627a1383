import type { ReactNode } from "react";

export type TableColumn<Row> = {
  readonly id: string;
  /** The text of the header. A line break in it is kept when the column shrinks. */
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  readonly isSortable?: boolean;
  /** Numbers are aligned at the end, below each other. */
  readonly align?: "start" | "end";
  /** The width of the column. `shrink`: no wider than its content; `words`: no narrower than its longest word. */
  readonly width?: "share" | "shrink" | "words";
  /**
   * What happens to the column in windows below the large breakpoint (7.049): it stays, moves under the first cell of the row, or
   * is left out.
   */
  readonly narrow?: "keep" | "detail" | "hide";
  /** False for a column of buttons, which is not printed. */
  readonly isOnPaper?: false;
  /**
   * On a phone, `lead` is the first line of the row, above its other cells and across their whole width; one column at most.
   * `start` and `end` are shown below the first cell in two columns with visually hidden headers, for values that need no
   * header.
   */
  readonly phone?: "lead" | "start" | "end";
};

export type TableSort = { readonly column: string; readonly direction: "ascending" | "descending" };

export type TableWidth = "large" | "narrow" | "phone";

/** Which column leads, which have a header at this width, and which are shown below the first cell. */
export function layOut<Row>(columns: readonly TableColumn<Row>[], width: TableWidth) {
  if (width === "large") return { lead: undefined, standing: columns, detailColumns: [] };
  const lead = width === "phone" ? columns.find(({ phone }) => phone === "lead") : undefined;
  const isPaired = (column: TableColumn<Row>) => width === "phone" && getSide(column) !== undefined;
  return {
    lead,
    standing: columns.filter(
      (column) => (column.narrow ?? "keep") === "keep" && column !== lead && !isPaired(column),
    ),
    detailColumns: columns.filter((column) => column.narrow === "detail" || isPaired(column)),
  };
}

/** The side on which a column is shown below a row on a phone; undefined if it is shown with its header. */
export function getSide<Row>({ phone }: TableColumn<Row>): "start" | "end" | undefined {
  return phone === "start" || phone === "end" ? phone : undefined;
}
