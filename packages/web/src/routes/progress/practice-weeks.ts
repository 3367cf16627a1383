/** How many weeks are shown; the last one is the current week. */
export const weeksShown = 12;

export type PracticeWeek = {
  /** The Monday of the week, at the beginning of the day in the local time zone. */
  readonly from: Date;
  readonly to: Date;
  readonly runs: number;
  readonly seconds: number;
};

/**
 * The practice time in each of the last weeks, from Monday to Sunday in the browser's time zone; a run counts in the week in
 * which it began.
 */
export function practiceWeeks(
  startedAt: readonly string[],
  seconds: readonly number[],
  now: Date,
): readonly PracticeWeek[] {
  const monday = getMonday(now);
  return Array.from({ length: weeksShown }, (_, place): PracticeWeek => {
    const from = daysFrom(monday, 7 * (place + 1 - weeksShown));
    const to = daysFrom(from, 7);
    const own = startedAt.flatMap((text, index) => {
      const at = Date.parse(text);
      return at >= from.getTime() && at < to.getTime() ? [seconds[index] ?? 0] : [];
    });
    return { from, to, runs: own.length, seconds: own.reduce((sum, each) => sum + each, 0) };
  });
}

function getMonday(at: Date): Date {
  const midnight = new Date(at.getFullYear(), at.getMonth(), at.getDate());
  return daysFrom(midnight, -((midnight.getDay() + 6) % 7));
}

/** The day a number of calendar days later; milliseconds are not added, because a day has 23 or 25 hours when clocks change. */
function daysFrom(day: Date, count: number): Date {
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() + count);
}
