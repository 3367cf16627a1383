/**
 * How long an act can be undone. A page offers it for `shownMs`, a timer that pauses while the offer has the pointer or the
 * focus; the API accepts it for `keptMs`, which covers the delay of the request.
 */
export const undoTime = { shownMs: 10_000, keptMs: 30_000 } as const;
