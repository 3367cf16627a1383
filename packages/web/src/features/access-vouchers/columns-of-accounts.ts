import type { DataColumn } from "../table-page/columns.ts";

/**
 * The columns for somebody with so many accounts. Of a single one its name would say the same in every row; beside those of
 * several, the learning space is left to who wants it.
 */
export function columnsOfAccounts<Row>(
  columns: readonly DataColumn<Row>[],
  accounts: number,
): readonly DataColumn<Row>[] {
  if (accounts <= 1) return columns.filter(({ id }) => id !== "account");
  return columns.map((column) => (column.id === "space" ? { ...column, isOffAtFirst: true } : column));
}
