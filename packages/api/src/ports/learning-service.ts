import type { CourseId, Instant, UserId } from "@cathedra/domain";
import type { LearningPlatform } from "./learning-platform.ts";

/** Whose progress is read from the platform. */
export type ProgressReader = {
  readonly userId: UserId;
  readonly email: string;
  readonly isEmailVerified: boolean;
};

export type SyncScope = {
  readonly courseId?: CourseId | undefined;
  /** From the platform: what was read before they went there is old. */
  readonly hasReturned: boolean;
};

export type ProgressFigures = {
  /** When all their courses were read; null: never. */
  readonly readAt: Instant | null;
  /** When the course that is asked for was read with its units; null: never, or none is. */
  readonly unitsReadAt: Instant | null;
  readonly isCurrent: boolean;
  /** For how many milliseconds from now on they may still be called current. */
  readonly currentForMs: number;
  readonly isResetUnconfirmed: boolean;
  readonly missingCourses: number;
};

export type ProgressSync = {
  /** Reads a person's progress where it is time to, and waits for it a moment. */
  readonly refresh: (reader: ProgressReader, wanted: SyncScope) => Promise<ProgressFigures>;
  /** Ends what is under way; nothing is half-written. */
  readonly close: () => Promise<void>;
};

/** What learning needs of the process: the platform, what it is being asked already, and where it leads back to. */
export type LearningService = {
  /** Undefined: none is configured. */
  readonly platform: LearningPlatform | undefined;
  readonly readings: ProgressSync;
  readonly publicUrl: string;
  /** The longest wait for the platform, in milliseconds. */
  readonly longestMs: number;
};
