import { type Instant, instant } from "../time.ts";

/** The brake on deactivations: a directory that was set up wrongly would otherwise end the access of everybody. */
export const deactivationBrake = {
  /** The share of an institution's people of whom more wait for a yes. */
  share: 0.1,
  /** In small institutions this many are never held back. */
  least: 3,
  windowMs: 24 * 3600 * 1000,
} as const;

/** How many people may lose their access within the window without a question. */
export function deactivationsWithoutQuestion(people: number): number {
  return Math.max(deactivationBrake.least, Math.floor(people * deactivationBrake.share));
}

/** Since when deactivations are counted: the window, but not before the latest answer. */
export function countedSince(now: Instant, answeredAt: Instant | null): Instant {
  return instant(Math.max(now - deactivationBrake.windowMs, answeredAt ?? 0));
}
