import * as v from "valibot";
import { errorCollector } from "../error-collector.ts";
import { type FieldError, fieldError } from "../field-errors.ts";
import type { CourseId, KeycloakId } from "../ids.ts";
import { option, rowId } from "../input/choices.ts";
import { wholeNumber } from "../input/numbers.ts";
import { optionalField, requiredField } from "../input/optional-fields.ts";
import { readWith } from "../input/read-with.ts";
import { neededText } from "../input/text.ts";
import { day } from "../input/times.ts";
import type { Catalogue } from "../logbook/catalogue/tree.ts";
import { maxTargetMinimum, maxTargetNameLength, validateTarget } from "../logbook/totals/target.ts";
import { err, ok, type Result } from "../result.ts";
import { addDays, type Instant, instant, type LocalDate, utcDay } from "../time.ts";
import {
  type AssignmentSubject,
  type AssignmentTerms,
  assignmentKinds,
  assignmentLimits,
} from "./assignment.ts";

/** An assignment as it was sent, before validation. */
export type AssignmentInput = {
  readonly kind?: unknown;
  readonly courseId?: unknown;
  readonly exerciseKey?: unknown;
  readonly name?: unknown;
  readonly interventionType?: unknown;
  readonly organSystem?: unknown;
  readonly category?: unknown;
  readonly subCategory?: unknown;
  readonly procedureCode?: unknown;
  readonly roles?: unknown;
  readonly levels?: unknown;
  readonly minimum?: unknown;
  readonly countsFrom?: unknown;
  readonly dueOn?: unknown;
  readonly step?: unknown;
  readonly people?: unknown;
};

export type NewAssignment = {
  readonly subject: AssignmentSubject;
  readonly terms: AssignmentTerms;
  /** Single people of the group; null: everyone who learns in it, including later members. */
  readonly people: readonly KeycloakId[] | null;
};

const maxExerciseKeyLength = 200;

/** The first day that has not ended everywhere on earth: an admin west of Greenwich may choose their today. */
export function earliestDueDay(now: Instant): LocalDate {
  return utcDay(instant(now - 12 * 3_600_000));
}

const termsSchema = (now: Instant, before?: AssignmentTerms) => {
  const today = earliestDueDay(now);
  // A stored due day in the past is accepted if it is not changed.
  const earliest = before !== undefined && before.dueOn < today ? before.dueOn : today;
  return v.object({
    dueOn: requiredField("REQUIRED", day({ earliest, latest: addDays(today, assignmentLimits.daysAhead) })),
    step: optionalField(wholeNumber({ min: 1, max: assignmentLimits.step })),
  });
};

/** Checks the day and the step of an assignment; `before` are the stored ones. */
export function validateAssignmentTerms(
  input: AssignmentInput,
  now: Instant,
  before?: AssignmentTerms,
): Result<AssignmentTerms, readonly FieldError[]> {
  const read = readWith(termsSchema(now, before), input);
  if (!read.ok || before === undefined) return read;
  const isMovedIntoThePast = read.value.dueOn !== before.dueOn && read.value.dueOn < earliestDueDay(now);
  if (!isMovedIntoThePast) return read;
  return err([fieldError("dueOn", "DATE_TOO_EARLY", { earliest: earliestDueDay(now) })]);
}

/** An assignment as far as it can be changed later. */
export type ChangeableAssignment = AssignmentTerms & {
  readonly kind: AssignmentSubject["kind"];
  /** The name of the requested records; null for courses and exercises. */
  readonly name: string | null;
  readonly minimum: number | null;
  readonly isForAll: boolean;
};

/** A change of an assignment; `people` are all single people who are asked from now on, null where they stay. */
export type AssignmentChange = AssignmentTerms &
  Pick<ChangeableAssignment, "name" | "minimum"> & { readonly people: readonly KeycloakId[] | null };

/** Checks a change of an assignment: a name, number or people that are not given stay as they are. */
export function validateAssignmentChange(
  input: AssignmentInput,
  now: Instant,
  stored: ChangeableAssignment,
): Result<AssignmentChange, readonly FieldError[]> {
  const { errors, take } = errorCollector();
  const terms = take(validateAssignmentTerms(input, now, { dueOn: stored.dueOn, step: stored.step }));
  const { name, minimum } = stored;
  const records =
    stored.kind === "records"
      ? take(readWith(recordsSchema, { name: input.name ?? name, minimum: input.minimum ?? minimum }))
      : take(unchangeable(["name", "minimum"], input, { name, minimum }));
  const people = take(stored.isForAll ? unchangeable(["people"], input, null) : readPeople(input.people));
  if (terms === undefined || records === undefined || people === undefined) return err(errors);
  return ok({ ...terms, ...records, people });
}

const recordsSchema = v.object({
  name: requiredField("REQUIRED", neededText({ max: maxTargetNameLength })),
  minimum: requiredField("REQUIRED", wholeNumber({ min: 1, max: maxTargetMinimum })),
});

function unchangeable<Value>(
  fields: readonly (keyof AssignmentInput)[],
  input: AssignmentInput,
  value: Value,
): Result<Value, readonly FieldError[]> {
  const changed = fields.filter((field) => input[field] !== undefined && input[field] !== null);
  if (changed.length === 0) return ok(value);
  return err(changed.map((field) => fieldError(field, "CANNOT_BE_CHANGED")));
}

const kindSchema = v.object({ kind: requiredField("REQUIRED", option(assignmentKinds)) });
const courseSchema = v.object({ courseId: requiredField("REQUIRED", rowId<CourseId>()) });
const exerciseSchema = v.object({
  exerciseKey: requiredField("REQUIRED", neededText({ max: maxExerciseKeyLength })),
});

/**
 * Validates everything that does not depend on the group: whether the group has the course, and whether these people learn in
 * it, is checked elsewhere.
 */
export function validateAssignment(
  catalogue: Catalogue,
  input: AssignmentInput,
  now: Instant,
): Result<NewAssignment, readonly FieldError[]> {
  const { errors, take } = errorCollector();
  const kind = take(readWith(kindSchema, input))?.kind;
  const subject = kind === undefined ? undefined : take(readSubject(catalogue, kind, input, now));
  const terms = take(validateAssignmentTerms(input, now));
  const people = take(readPeople(input.people));
  if (subject === undefined || terms === undefined || people === undefined) return err(errors);
  return ok({ subject, terms, people });
}

function readSubject(
  catalogue: Catalogue,
  kind: AssignmentSubject["kind"],
  input: AssignmentInput,
  now: Instant,
): Result<AssignmentSubject, readonly FieldError[]> {
  if (kind === "course") {
    const read = readWith(courseSchema, input);
    return read.ok ? ok({ kind, courseId: read.value.courseId }) : read;
  }
  if (kind === "exercise") {
    const read = readWith(exerciseSchema, input);
    return read.ok ? ok({ kind, exerciseKey: read.value.exerciseKey }) : read;
  }
  return readRecords(catalogue, input, now);
}

/** Validates the kind of records that an assignment asks for, which is described like that of a target. */
function readRecords(
  catalogue: Catalogue,
  input: AssignmentInput,
  now: Instant,
): Result<AssignmentSubject, readonly FieldError[]> {
  const { errors, take } = errorCollector();
  const { name, interventionType, organSystem, category, subCategory, procedureCode } = input;
  const { roles, levels, minimum } = input;
  const path = { interventionType, organSystem, category, subCategory, procedureCode };
  const target = take(
    validateTarget(catalogue, { name, ...path, roles, levels, minimum, span: "calendarYear" }),
  );
  const countsFrom = take(readWith(countsFromSchema(now), input));
  if (target === undefined || countsFrom === undefined) return err(errors);
  return ok({
    kind: "records",
    name: target.name,
    scope: target.scope,
    roles: target.roles,
    levels: target.levels,
    minimum: target.minimum,
    ...countsFrom,
  });
}

const countsFromSchema = (now: Instant) => {
  const today = utcDay(now);
  const range = { earliest: addDays(today, -3653), latest: addDays(today, assignmentLimits.daysAhead) };
  return v.object({ countsFrom: requiredField("REQUIRED", day(range)) });
};

function readPeople(value: unknown): Result<readonly KeycloakId[] | null, readonly FieldError[]> {
  if (value === undefined || value === null) return ok(null);
  const { people: max } = assignmentLimits;
  if (!Array.isArray(value)) return err([fieldError("people", "WRONG_TYPE")]);
  const people = [...new Set(value.filter((each): each is KeycloakId => typeof each === "string"))];
  if (people.length === 0) return err([fieldError("people", "REQUIRED")]);
  if (people.length <= max) return ok(people);
  const message = `Select at most ${max} people, or choose everyone in the group`;
  return err([{ ...fieldError("people", "TOO_MANY", { max }), message }]);
}
