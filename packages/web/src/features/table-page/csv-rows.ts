import type { DataColumn } from "./columns.ts";

/** The maximum number of rows in a file, because the portal does not read further; longer lists have to be filtered first. */
export const mostSaved = 10_000;

/** Reads the rows of a page. */
export type ReadRows<Row> = (offset: number, limit: number) => Promise<readonly Row[]>;

export type Reading = {
  readonly pageSize: number;
  readonly signal: AbortSignal;
  readonly onProgress: (count: number) => void;
};

/**
 * Reads all rows of a list page by page, without duplicates if rows were added in the meantime. They are not stored in the page's
 * store.
 */
export async function readAllRows<Row>(
  read: ReadRows<Row>,
  idOf: (row: Row) => string | number,
  { pageSize, signal, onProgress }: Reading,
): Promise<readonly Row[]> {
  const rows = new Map<string | number, Row>();
  for (let offset = 0; offset < mostSaved; offset += pageSize) {
    const page = await read(offset, Math.min(pageSize, mostSaved - offset));
    signal.throwIfAborted();
    for (const row of page) rows.set(idOf(row), row);
    onProgress(rows.size);
    if (page.length < pageSize) break;
  }
  return [...rows.values()];
}

/** Reads the rows of all tables of a page, one table after the other. */
export async function readAllSections<Row>(
  sections: readonly ReadRows<Row>[],
  idOf: (row: Row) => string | number,
  { onProgress, ...reading }: Reading,
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const read of sections) {
    const before = rows.length;
    const counted = { ...reading, onProgress: (count: number) => onProgress(before + count) };
    rows.push(...(await readAllRows(read, idOf, counted)));
  }
  return rows;
}

/** The header and the cells of a file with the columns of a table. */
export function csvRows<Row>(
  columns: readonly Pick<DataColumn<Row>, "header" | "text">[],
  rows: readonly Row[],
): readonly (readonly (string | number)[])[] {
  return [
    columns.map(({ header }) => header.replaceAll("\n", " ")),
    ...rows.map((row) => columns.map(({ text }) => text(row))),
  ];
}
