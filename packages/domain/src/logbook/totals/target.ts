import * as v from "valibot";
import { errorCollector } from "../../error-collector.ts";
import { type FieldError, fieldError } from "../../field-errors.ts";
import type { GroupId } from "../../ids.ts";
import { option } from "../../input/choices.ts";
import { fieldErrorCode } from "../../input/field-errors.ts";
import { wholeNumber } from "../../input/numbers.ts";
import { nullIfMissing, requiredField } from "../../input/optional-fields.ts";
import { readWith } from "../../input/read-with.ts";
import { neededText } from "../../input/text.ts";
import { err, ok, type Result } from "../../result.ts";
import { findProcedure, getProcedures } from "../catalogue/lookup.ts";
import type { Catalogue } from "../catalogue/tree.ts";
import { type Level, levels, type ParticipantRole, participantRoles } from "../values.ts";

/**
 * The span in which a target counts cases: everything since the person's first record at the institution, or one year. Academic
 * years begin on 1 July.
 */
export const targetSpans = ["training", "academicYear", "calendarYear"] as const;
export type TargetSpan = (typeof targetSpans)[number];

/** The part of the catalogue that counts; null is "any". A procedure is named by its code, with its path. */
export type TargetScope = {
  readonly interventionType: string | null;
  readonly organSystem: string | null;
  readonly category: string | null;
  readonly subCategory: string | null;
  readonly procedureCode: string | null;
};

/** The least number of cases that an institution asks of its trainees. */
export type Target = {
  readonly name: string;
  /** The group whose trainees the target is for; null if it is for all trainees of the institution. */
  readonly groupId: GroupId | null;
  readonly scope: TargetScope;
  /** The roles that count; an empty list counts every role. */
  readonly roles: readonly ParticipantRole[];
  /** The levels of training at which cases count; empty: all levels. */
  readonly levels: readonly Level[];
  readonly minimum: number;
  readonly span: TargetSpan;
  /** The length of the training, for a target that counts cases of the whole training. */
  readonly months: number | null;
};

/** A target as it was sent, not validated yet. */
export type TargetInput = { readonly [Field in keyof Omit<Target, "scope"> | keyof TargetScope]?: unknown };

export const maxTargetNameLength = 100;
export const maxTargetMinimum = 9999;
export const maxTrainingYears = 120;
/** How many targets an institution has at most: every one is counted each time the totals are read. */
export const maxTargets = 60;

const some = <const Value extends string>(values: readonly Value[]) =>
  v.pipe(
    v.nullish(v.array(v.unknown()), []),
    v.everyItem((each) => values.some((value) => value === each), fieldErrorCode("NOT_AN_OPTION")),
    v.transform((input): readonly Value[] => values.filter((value) => input.includes(value))),
  );
const count = (max: number) => {
  const given = v.custom((each) => each !== null && each !== undefined, fieldErrorCode("REQUIRED"));
  return nullIfMissing(v.pipe(given, wholeNumber({ min: 1, max })));
};

const whose = v.object({
  name: neededText({ max: maxTargetNameLength, isName: true }),
  groupId: v.nullish(
    v.custom<GroupId>((value) => Number.isInteger(value), fieldErrorCode("NOT_AN_OPTION")),
    null,
  ),
});
const counts = {
  roles: some(participantRoles),
  levels: some(levels),
  minimum: count(maxTargetMinimum),
  span: requiredField("REQUIRED", option(targetSpans)),
};
const ofTraining = v.object({ ...counts, months: count(maxTrainingYears) });
const ofYear = v.pipe(
  v.object(counts),
  v.transform((read) => ({ ...read, months: null })),
);

/** Checks everything but whether the group is one of the institution. */
export function validateTarget(
  catalogue: Catalogue,
  input: TargetInput,
): Result<Target, readonly FieldError[]> {
  const { errors, take } = errorCollector();
  const named = take(readWith(whose, input));
  const scope = take(readScope(catalogue, input));
  const isTraining = input.span === "training";
  const counted = isTraining ? take(readWith(ofTraining, input)) : take(readWith(ofYear, input));
  if (named === undefined || scope === undefined || counted === undefined) return err(errors);
  return ok({ ...named, scope, ...counted });
}

const scopeFields = ["interventionType", "organSystem", "category", "subCategory"] as const;

/** Levels in any combination that the catalogue has a procedure for; or one procedure, which brings its path. */
function readScope(catalogue: Catalogue, input: TargetInput): Result<TargetScope, FieldError> {
  const code = getText(input.procedureCode);
  if (code !== null) {
    const procedure = findProcedure(catalogue, code);
    if (procedure === undefined) return err(fieldError("procedureCode", "NOT_AN_OPTION"));
    const { interventionType, organSystem, category, subCategory } = procedure;
    return ok({ interventionType, organSystem, category, subCategory, procedureCode: code });
  }
  const wanted = scopeFields.map((field) => [field, getText(input[field])] as const);
  let left = getProcedures(catalogue);
  for (const [field, value] of wanted) {
    if (value === null) continue;
    left = left.filter((procedure) => procedure[field] === value);
    if (left.length === 0) return err(fieldError(field, "NOT_AN_OPTION"));
  }
  const getLevel = (field: (typeof scopeFields)[number]) => getText(input[field]);
  return ok({
    interventionType: getLevel("interventionType"),
    organSystem: getLevel("organSystem"),
    category: getLevel("category"),
    subCategory: getLevel("subCategory"),
    procedureCode: null,
  });
}

/** Values that are not a string cannot be a level of a catalogue. */
function getText(value: unknown): string | null {
  if (value === undefined || value === null || value === "") return null;
  return typeof value === "string" ? value : "?";
}
