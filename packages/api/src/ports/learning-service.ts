import type { CourseId, Instant, UserId } from "@cathedra/domain";
import type { LearningPlatform } from "./learning-platform.ts";

/** The person whose progress is read from the platform. */
export type ProgressReader = {
  readonly userId: UserId;
  readonly email: string;
  readonly isEmailVerified: boolean;
};

export type SyncScope = {
  readonly courseId?: CourseId | undefined;
  /** Whether the person has just returned from the platform, so that progress that was read before their visit is out of date. */
  readonly hasReturned: boolean;
};

export type ProgressFigures = {
  /** When all courses of the person were last read; null if never. */
  readonly readAt: Instant | null;
  /** When the requested course was read with its units; null if never, or if no course is requested. */
  readonly unitsReadAt: Instant | null;
  readonly isCurrent: boolean;
  /** The further time, in milliseconds, for which the figures count as current. */
  readonly currentForMs: number;
  readonly isResetUnconfirmed: boolean;
  readonly missingCourses: number;
};

export type ProgressSync = {
  /** Reads a person's progress from the platform if it is due, and waits for it a short time. */
  readonly refresh: (reader: ProgressReader, wanted: SyncScope) => Promise<ProgressFigures>;
  /** Aborts running readings; nothing is left half-written. */
  readonly close: () => Promise<void>;
};

/** The parts of the process that learning needs: the platform, its running calls, and the address to which it leads back. */
export type LearningService = {
  /** The learning platform; undefined if none is configured. */
  readonly platform: LearningPlatform | undefined;
  readonly progressSync: ProgressSync;
  readonly publicUrl: string;
  /** The longest wait for the platform, in milliseconds. */
  readonly maxMs: number;
};
