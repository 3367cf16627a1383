/** The roles of a table's elements, set explicitly because browsers drop them when `display` is changed. */
export const roles = {
  table: { role: "table" },
  group: { role: "rowgroup" },
  row: { role: "row" },
  head: { role: "columnheader" },
  rowName: { role: "rowheader" },
  cell: { role: "cell" },
} as const;
