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
  /**
   * On a phone: `lead` begins the row, over its other cells and as wide as all of them; one column at most. `start` and `end` are told
   * under the first cell in two columns, without their heads for who sees them: words that say themselves what they are.
   */
  readonly phone?: "lead" | "start" | "end";
};

export type TableSort = { readonly column: string; readonly direction: "ascending" | "descending" };

export type TableWidth = "large" | "narrow" | "phone";

/** Which column leads, which stand in the head at this width, and which are told under the first cell. */
export function layOut<Row>(columns: readonly TableColumn<Row>[], width: TableWidth) {
  if (width === "large") return { lead: undefined, standing: columns, told: [] };
  const lead = width === "phone" ? columns.find(({ phone }) => phone === "lead") : undefined;
  const isPaired = (column: TableColumn<Row>) => width === "phone" && sideOf(column) !== undefined;
  return {
    lead,
    standing: columns.filter(
      (column) => (column.narrow ?? "keep") === "keep" && column !== lead && !isPaired(column),
    ),
    told: columns.filter((column) => column.narrow === "detail" || isPaired(column)),
  };
}

/** On which side of what is told under a row on a phone a column stands; undefined: it is told with its head. */
export function sideOf<Row>({ phone }: TableColumn<Row>): "start" | "end" | undefined {
  return phone === "start" || phone === "end" ? phone : undefined;
}
