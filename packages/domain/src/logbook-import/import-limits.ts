/** The largest earlier logbook that can be imported at once. */
export const importLimits = {
  bytes: 20 * 1024 * 1024,
  rows: 5_000,
  columns: 200,
  /** The size of the mapped columns as they are sent. */
  sentBytes: 12 * 1024 * 1024,
  fileName: 200,
  /** The longest stored mapping, in UTF-16 units. */
  mapping: 200_000,
  /** The number of days for which an import can be undone. */
  undoDays: 30,
} as const;
