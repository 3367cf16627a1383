/**
 * For how long an act can be taken back. A screen offers it for `shownMs`, a time that stands still while somebody points at
 * the offer or has it in focus; the API takes it for `keptMs`, and after that nobody offers it.
 */
export const undoTime = { shownMs: 10_000, keptMs: 30_000 } as const;
