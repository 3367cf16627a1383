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
  /** Whether the person has returned from the platform, so that figures read before their visit are out of date. */
  readonly hasReturned: boolean;
};

export type ProgressFigures = {
  /** When all their courses were read; null: never. */
  readonly readAt: Instant | null;
  /** When the requested course was read with its units; null if never, or if no course is requested. */
  readonly unitsReadAt: Instant | null;
  readonly isCurrent: boolean;
  /** For how many further milliseconds the figures count as current. */
  readonly currentForMs: number;
  readonly isResetUnconfirmed: boolean;
  readonly missingCourses: number;
};

export type ProgressSync = {
  /** Reads a person's progress if it is due, and waits for it a moment. */
  readonly refresh: (reader: ProgressReader, wanted: SyncScope) => Promise<ProgressFigures>;
  /** Aborts the running writes; no file is left half-written. */
  readonly close: () => Promise<void>;
};

/** The parts of the process that learning needs: the platform, its running calls, and the address to which it leads back. */
export type LearningService = {
  /** Undefined if no learning platform is configured. */
  readonly platform: LearningPlatform | undefined;
  readonly progressSync: ProgressSync;
  readonly publicUrl: string;
  /** The longest wait for the platform, in milliseconds. */
  readonly longestMs: number;
};
