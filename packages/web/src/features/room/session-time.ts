import { type Instant, shortDuration } from "@cathedra/domain";
import { minutesLeft } from "@cathedra/domain/cloud";
import { cloudSessionTexts } from "@cathedra/domain/messages";

/** A countdown as clocks write it: 4:09. */
export function countdown(ms: number): string {
  return shortDuration(Math.max(0, Math.ceil(ms / 1000)));
}

/** How close the end is that the frame has announced (3.028); null if it has announced none. */
export function endPhase(noticeEndsAt: number | null, now: number): "soon" | "last" | null {
  if (noticeEndsAt === null) return null;
  return noticeEndsAt - now > 60_000 ? "soon" : "last";
}

/**
 * The text about a room's remaining time: minutes, and in the last five the countdown that the frame announced (3.028, 3.032).
 */
export function timeLeftText(endsAt: Instant, noticeEndsAt: number | null, now: Instant): string {
  if (noticeEndsAt !== null && noticeEndsAt > now) return `${countdown(noticeEndsAt - now)} left`;
  return cloudSessionTexts.minutesLeft(noticeEndsAt === null ? minutesLeft(endsAt, now) : 0);
}
