import { err, ok, type Result } from "../result.ts";

/** The facts that decide whether a person can start or continue a course, before the learning platform is asked. */
export type CourseStart = {
  /** Whether the course is one of the platform's and open to the person. */
  readonly isOpen: boolean;
  readonly hasPlatform: boolean;
  /** Whether the platform has an account of which the portal knows that it is the person's. */
  readonly isKnownThere: boolean;
  readonly isAddressConfirmed: boolean;
};

export type CourseStartRefusal = {
  readonly code: "COURSE_NOT_OPEN" | "NO_PLATFORM" | "ADDRESS_NOT_CONFIRMED";
};

/**
 * Whether a course may be started (5.012). The platform finds people by their address and opens without a password, so the address
 * must be theirs the first time; later the account is known.
 */
export function startCourse(start: CourseStart): Result<true, CourseStartRefusal> {
  if (!start.isOpen) return err({ code: "COURSE_NOT_OPEN" });
  if (!start.hasPlatform) return err({ code: "NO_PLATFORM" });
  return start.isKnownThere || start.isAddressConfirmed ? ok(true) : err({ code: "ADDRESS_NOT_CONFIRMED" });
}
