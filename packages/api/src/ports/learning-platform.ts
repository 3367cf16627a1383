import type { LearningFailure, UnitStatus } from "@cathedra/domain/learning";

/** Ids of the platform are opaque texts. */
export type PlatformId = string;

export type PlatformSpace = {
  readonly id: PlatformId;
  readonly name: string;
  readonly description: string;
  /** The address of the picture on the learning platform. */
  readonly imageUrl: string | null;
};

/** A course in a list; its details are read separately. */
export type PlatformCourseName = { readonly id: PlatformId; readonly name: string };

export type PlatformCourse = PlatformCourseName & {
  readonly code: string;
  readonly category: string;
  /** The description as plain text. */
  readonly description: string;
  /** The address of the picture on the learning platform. */
  readonly imageUrl: string | null;
  readonly isActive: boolean;
  /** Changes whenever the course or its units change; null if the platform gives none. */
  readonly version: string | null;
};

export type PlatformUnit = {
  readonly id: PlatformId;
  readonly name: string;
  /** The platform's own name of the type; `Section` is a heading (5.009). */
  readonly type: string;
};

export type PlatformPerson = {
  readonly id: PlatformId;
  readonly email: string;
};

export type PersonFacts = {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
};

export type CourseProgress = {
  readonly courseId: PlatformId;
  readonly status: UnitStatus;
  /** The progress in whole percent, from 0 to 100. */
  readonly percentage: number;
  readonly totalTimeSeconds: number;
  readonly enrolledAt: Date | null;
  readonly completedAt: Date | null;
};

export type UnitProgress = {
  readonly unitId: PlatformId;
  readonly status: UnitStatus;
  /** The score in percent; null if the unit has none. */
  readonly score: number | null;
  readonly totalTimeSeconds: number;
};

/**
 * The interface to the learning platform. Requests for a state that already exists succeed. Anything that prevents an answer is
 * thrown as `PlatformError` with its reason.
 */
export type LearningPlatform = {
  readonly spaces: (signal?: AbortSignal) => Promise<readonly PlatformSpace[]>;
  readonly coursesOfSpace: (id: PlatformId, signal?: AbortSignal) => Promise<readonly PlatformCourseName[]>;
  /** Every course, without units; two calls, however many courses there are. */
  readonly courses: (signal?: AbortSignal) => Promise<readonly PlatformCourse[]>;
  readonly unitsOfCourse: (id: PlatformId, signal?: AbortSignal) => Promise<readonly PlatformUnit[]>;
  /** The person with an address; undefined if the platform has none. */
  readonly findPerson: (email: string, signal?: AbortSignal) => Promise<PlatformPerson | undefined>;
  /** The person with an address, who is created if the platform has none. */
  readonly person: (facts: PersonFacts, signal?: AbortSignal) => Promise<PlatformPerson>;
  /** Enrols a person; an existing enrolment is kept. */
  readonly enrol: (person: PlatformId, course: PlatformId, signal?: AbortSignal) => Promise<void>;
  /**
   * The address that opens a course with the person signed in, for one use: a secret that is never stored or logged. `backUrl`
   * is where the platform leads afterwards.
   */
  readonly openCourse: (
    asked: { readonly person: PlatformId; readonly course: PlatformId; readonly backUrl: string },
    signal?: AbortSignal,
  ) => Promise<string>;
  readonly progress: (person: PlatformId, signal?: AbortSignal) => Promise<readonly CourseProgress[]>;
  readonly unitProgress: (
    asked: { readonly person: PlatformId; readonly course: PlatformId },
    signal?: AbortSignal,
  ) => Promise<readonly UnitProgress[]>;
  /** Resets a course to its beginning; for a person who is not enrolled nothing happens. */
  readonly reset: (person: PlatformId, course: PlatformId, signal?: AbortSignal) => Promise<void>;
};

/** Why the platform gave no answer: see `LearningFailure`. */
export type PlatformReason = Exclude<LearningFailure, "none">;

/** The kinds of things that the platform may not have. */
export type PlatformItem = "person" | "course" | "space" | "unit";

/** The message is for operators: it contains no person and no address that signs someone in. */
export class PlatformError extends Error {
  override readonly name: string = "PlatformError";
  readonly reason: PlatformReason;
  /** The named thing that the platform does not have. */
  readonly missing: PlatformItem | undefined;
  /** Whether the call may have been carried out, because no answer has refused it. */
  readonly isOutcomeUnknown: boolean;

  constructor(
    reason: PlatformReason,
    message: string,
    options: ErrorOptions & {
      readonly missing?: PlatformItem | undefined;
      readonly isOutcomeUnknown?: boolean;
    } = {},
  ) {
    super(message, options);
    this.reason = reason;
    this.missing = options.missing;
    this.isOutcomeUnknown = options.isOutcomeUnknown ?? false;
  }
}
