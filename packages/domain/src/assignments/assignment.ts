import type { CourseId } from "../ids.ts";
import type { TargetScope } from "../logbook/totals/target.ts";
import type { Level, ParticipantRole } from "../logbook/values.ts";
import type { LocalDate } from "../time.ts";

/** What an assignment can ask for: a course to its end, an exercise at proficiency, or a number of logbook records. */
export const assignmentKinds = ["course", "exercise", "records"] as const;
export type AssignmentKind = (typeof assignmentKinds)[number];

/** The work that an assignment asks for. */
export type AssignmentSubject =
  | { readonly kind: "course"; readonly courseId: CourseId }
  /** The module and the exercise, without the version: `carotid-stenting/angiography`. */
  | { readonly kind: "exercise"; readonly exerciseKey: string }
  | {
      readonly kind: "records";
      readonly name: string;
      readonly scope: TargetScope;
      /** The roles that count; an empty list counts every role. */
      readonly roles: readonly ParticipantRole[];
      readonly levels: readonly Level[];
      readonly minimum: number;
      /** Records of procedures on this day or later count. */
      readonly countsFrom: LocalDate;
    };

/** The properties of an assignment that can be changed later. */
export type AssignmentTerms = {
  /** The last day on which it can be done in time, in the time zone of each person. */
  readonly dueOn: LocalDate;
  /**
   * The step of the assignment in its group: assignments with a lower step have to be done before. Null if it can be done at any
   * time.
   */
  readonly step: number | null;
};

/**
 * The limits of assignments: the number of open ones of a group, of single people in one, the highest step, and how far ahead
 * it may be due, in days. All open ones are evaluated whenever the table of a class is read.
 */
export const assignmentLimits = { open: 60, people: 500, step: 60, daysAhead: 731 } as const;
