import type { ReactNode } from "react";

export type MatrixColumn<Row> = {
  readonly id: string;
  readonly header: string;
  /** The short text in a narrow header; the full one is in the tooltip. */
  readonly shortHeader?: string;
  readonly cell: (row: Row) => ReactNode;
  /** The tooltip of a cell for pointer and keyboard. */
  readonly describe?: (row: Row) => string;
  /** The link of the cell; undefined: no link. */
  readonly href?: (row: Row) => string | undefined;
  readonly isSortable?: boolean;
  /**
   * The look of the column: `figure` is as narrow as a figure with its sign; `named` has figures below a header of a few words.
   */
  readonly look?: "words" | "named" | "figure";
};

/** The maximum length of a word in a header; longer words are broken, so that one header does not take the whole window. */
const longestUnbroken = 22;

/** The number of characters of the longest word in the heads of the named columns, which are all equally wide. */
export function longestHeadWord(
  columns: readonly Pick<MatrixColumn<never>, "header" | "shortHeader" | "look">[],
): number {
  const words = columns.flatMap(({ header, shortHeader = header, look }) =>
    look === "named" ? shortHeader.split(/[\s-]+/) : [],
  );
  return Math.min(longestUnbroken, Math.max(0, ...words.map(({ length }) => length)));
}

/** The position of a focused cell: the row's id, and the index of its column. */
export type MatrixPlace = { readonly row: string; readonly column: number };

const steps: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The cell that a key leads to in a table of this size; undefined if the key is not handled. Keys never leave the table. */
export function steppedTo(
  key: string,
  from: { readonly row: number; readonly column: number },
  { rows, columns }: { readonly rows: number; readonly columns: number },
): { readonly row: number; readonly column: number } | undefined {
  if (key === "Home") return { ...from, column: 0 };
  if (key === "End") return { ...from, column: columns - 1 };
  const step = Object.hasOwn(steps, key) ? steps[key] : undefined;
  if (step === undefined) return undefined;
  const within = (place: number, count: number) => Math.min(Math.max(place, 0), count - 1);
  return { row: within(from.row + step[0], rows), column: within(from.column + step[1], columns) };
}
