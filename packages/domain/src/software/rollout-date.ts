import { daysBetween, type LocalDate } from "../time.ts";
import { softwareTexts } from "./software-texts.ts";

/** The day of an update relative to today (11.010). `long` is the day in the reader's long format. */
export function rolloutDateText(day: LocalDate, today: LocalDate, long: string): string {
  const days = daysBetween(day, today);
  if (days === 0) return softwareTexts.rollout.today;
  if (days === 1) return softwareTexts.rollout.yesterday;
  return days > 1 && days < 7 ? softwareTexts.rollout.daysAgo(days) : long;
}
