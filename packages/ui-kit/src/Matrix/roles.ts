/** What each element of a table is: said, since browsers forget it of those that are laid out another way. */
export const roles = {
  table: { role: "table" },
  group: { role: "rowgroup" },
  row: { role: "row" },
  head: { role: "columnheader" },
  rowName: { role: "rowheader" },
  cell: { role: "cell" },
} as const;
