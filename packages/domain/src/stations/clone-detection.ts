import type { Instant } from "../time.ts";
import type { ComputerMessage } from "./station-messages.ts";

/** A computer that used a station's key, and since when; lists have the latest first. */
export type SeenComputer = {
  /** The identity of the computer: the id of its last boot, or a fingerprint of its hardware. */
  readonly mark: string;
  readonly at: Instant;
};

const minuteMs = 60_000;

export const cloneRule = {
  /** Two computers that use the same key in turn do so within this time, in milliseconds. */
  alternateMs: 30 * minuteMs,
  /** A late request of a computer that has been restarted comes within this time: its token has expired after that. */
  lateMs: 6 * minuteMs,
  /** How long starts are remembered, in milliseconds. */
  rememberMs: 7 * 24 * 60 * minuteMs,
} as const;

/**
 * A fingerprint of the parts of a computer that rarely change: its plate, board and firmware. Cards, drivers, disks and
 * software are left out. Null if the computer reported none of these.
 */
export function computerFingerprint(computer: ComputerMessage): string | null {
  const { serviceTag, manufacturer, model, biosVersion, biosDate } = computer;
  const parts = [serviceTag, manufacturer, model, biosVersion, biosDate];
  if (parts.every((part) => part === null || part === undefined)) return null;
  return JSON.stringify(parts.map((part) => part?.toLowerCase() ?? null));
}

/** A readable description of the computer, such as `Dell Inc. Precision 7865, NGT4K21`. */
export function computerText({ serviceTag, manufacturer, model }: ComputerMessage): string {
  const what = [manufacturer, model].filter(Boolean).join(" ");
  return [what, serviceTag].filter(Boolean).join(", ");
}

/** Whether two fingerprints are of different computers: they contradict each other. A missing value is no contradiction. */
export function isOtherComputer(one: string, other: string): boolean {
  const [first, second] = [one, other].map((mark): readonly (string | null)[] => JSON.parse(mark));
  return (first ?? []).some(
    (part, at) => part !== null && (second?.[at] ?? null) !== null && part !== second?.[at],
  );
}

/**
 * Whether computers with different hardware alternate with one key: twice within half an hour one returned after another had
 * taken its place. Replaced hardware appears once and does not alternate.
 */
export function isAlternating(computers: readonly SeenComputer[]): boolean {
  return getReturns(computers) >= 2;
}

/**
 * Whether one key is used by computers that were booted separately. A boot that was followed by another one cannot return,
 * except in a delayed request: so one return counts if the other had lasted longer than such a delay, and three returns count
 * at once.
 */
export function isStartedTwice(starts: readonly SeenComputer[]): boolean {
  const [now, other, ...earlier] = starts;
  if (now === undefined || other === undefined) return false;
  const isReturn = earlier.some(({ mark, at }) => mark === now.mark && now.at - at <= cloneRule.rememberMs);
  return (isReturn && now.at - other.at > cloneRule.lateMs) || getReturns(starts) >= 3;
}

/** How often a computer returned after another one had been seen, within the time that counts as alternating. */
function getReturns(speakers: readonly SeenComputer[]): number {
  const [latest] = speakers;
  if (latest === undefined) return 0;
  const recent = speakers.filter(({ at }) => latest.at - at <= cloneRule.alternateMs);
  return recent.filter(({ mark }, at) => recent.slice(at + 2).some((former) => former.mark === mark)).length;
}
