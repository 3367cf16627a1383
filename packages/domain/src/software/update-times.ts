/** How often the updates page polls (X55), and how long its toasts stay (11.016, X110), in milliseconds. */
export const updateTimes = {
  pollMs: 5_000,
  pollWhileWorkingMs: 10_000,
  searchMs: 300,
  exitMs: 400,
  toastMs: { started: 2_000, ended: 4_000, error: 5_000, usual: 4_000 },
} as const;

/** The pause between an answer and the next request of the updates page (11.030): longer while work is running (X55). */
export function pollPauseMs(isWorking: boolean): number {
  return isWorking ? updateTimes.pollWhileWorkingMs : updateTimes.pollMs;
}

const hourMs = 3_600_000;

/** The pause of the background checker: an hour, doubled each time up to a day (X56). */
export function checkAfterMs(looks: number): number {
  return Math.min(24, 2 ** Math.max(0, Math.min(looks, 5))) * hourMs;
}

/** The delay of a card's fade-in: a tenth of a second for each card, at most one second (11.016). */
export function cardDelayMs(index: number): number {
  return Math.min(1_000, index * 100);
}
