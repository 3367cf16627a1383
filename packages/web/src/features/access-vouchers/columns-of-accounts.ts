import type { DataColumn } from "../table-page/columns.ts";

/**
 * The columns for a person with this number of accounts. With one account its name is left out, because it would be the same in
 * every row; with several accounts the learning space is off by default.
 */
export function columnsOfAccounts<Row>(
  columns: readonly DataColumn<Row>[],
  accounts: number,
): readonly DataColumn<Row>[] {
  if (accounts <= 1) return columns.filter(({ id }) => id !== "account");
  return columns.map((column) => (column.id === "space" ? { ...column, isOffAtFirst: true } : column));
}
