import type { Instant } from "../time.ts";
import type { CompletionStatus } from "./completion.ts";

/** A person's progress in one course of the class. */
export type ClassFigure = {
  readonly status: CompletionStatus;
  readonly percentage: number;
  readonly lastActiveAt: Instant | null;
  /** Whether the platform no longer lists the person in the course; the other figures are then from before. */
  readonly isMissing?: boolean | undefined;
};

/** A person's progress in all courses of the class. */
export type ClassStatus = "no_courses" | "not_started" | "in_progress" | "completed";

const dayMs = 86_400_000;

/** The number of days without activity after which a person who has begun and not finished is pointed out. */
export const inactiveAfterDays = 14;
/** A person counts as behind if they are at least this many percentage points below the median of the class. */
export const behindByPoints = 20;

/** A person's mean progress in these courses in whole percent; each course has the same weight. */
export function overallPercentage(figures: readonly ClassFigure[]): number {
  if (figures.length === 0) return 0;
  const sum = figures.reduce((total, { status, percentage }) => total + counted(status, percentage), 0);
  // The result is 100 % only if all courses are completed.
  return Math.floor(sum / figures.length);
}

/** A completed course counts as 100 %, whatever its units report. */
function counted(status: CompletionStatus, percentage: number): number {
  return status === "completed" ? 100 : percentage;
}

export function classStatus(figures: readonly ClassFigure[]): ClassStatus {
  if (figures.length === 0) return "no_courses";
  if (figures.every(({ status }) => status === "completed")) return "completed";
  return figures.every(({ status }) => isNotBegun(status)) ? "not_started" : "in_progress";
}

/** Whether the person is not enrolled, or has never opened the course. */
export function isNotBegun(status: CompletionStatus): boolean {
  return status === "" || status === "not_attempted";
}

/** The latest activity in any of these courses. */
export function lastActivity(figures: readonly ClassFigure[]): Instant | null {
  const moments = figures.flatMap(({ lastActiveAt }) => (lastActiveAt === null ? [] : [lastActiveAt]));
  return moments.length === 0 ? null : moments.reduce((one, other) => (one > other ? one : other));
}

/** A person's progress in all courses of a class, and when they were last active in one. */
export type ClassSummary = { readonly standing: ClassStatus; readonly lastActiveAt: Instant | null };

/** Whether the person has begun, has not finished, and was not active in any of these courses recently. */
export function hasNoRecentActivity(figures: readonly ClassFigure[], now: Instant): boolean {
  return isQuiet({ standing: classStatus(figures), lastActiveAt: lastActivity(figures) }, now);
}

/** Whether a person is inactive, by the summary of all their courses. */
export function isQuiet({ standing, lastActiveAt }: ClassSummary, now: Instant): boolean {
  if (standing !== "in_progress") return false;
  return lastActiveAt === null || now - lastActiveAt >= inactiveAfterDays * dayMs;
}

/** The median progress of the class: half of its people are as far or farther. */
export function medianProgress(percentages: readonly number[]): number {
  if (percentages.length === 0) return 0;
  const sorted = percentages.toSorted((one, other) => one - other);
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? upper) + upper) / 2;
}

/** Whether a person is clearly behind the median of the class. */
export function isBehind(percentage: number, middle: number): boolean {
  return percentage <= middle - behindByPoints;
}
