import { collector } from "../../collect.ts";
import type { GroupId } from "../../ids.ts";
import { type FieldError, fieldError } from "../../messages/fields.ts";
import { err, ok, type Result } from "../../result.ts";
import { readRequiredText } from "../../text.ts";
import { findProcedure, proceduresOf } from "../catalogue/lookup.ts";
import type { Catalogue } from "../catalogue/tree.ts";
import { readOption } from "../read-fields.ts";
import { type Level, levels, type ParticipantRole, participantRoles } from "../values.ts";

/**
 * What a target counts in: what a person did at the institution since the first record there, or in one year. Academic
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
  /** The group whose trainees it is for; null: all trainees of the institution. */
  readonly groupId: GroupId | null;
  readonly scope: TargetScope;
  /** Which roles count; none: every role. */
  readonly roles: readonly ParticipantRole[];
  /** Cases done at which levels of training count; none: at any. */
  readonly levels: readonly Level[];
  readonly minimum: number;
  readonly span: TargetSpan;
  /** How long the training takes, where that is the span. */
  readonly months: number | null;
};

/** A target as it is sent: nothing of it is known to be right. */
export type TargetInput = { readonly [Field in keyof Omit<Target, "scope"> | keyof TargetScope]?: unknown };

export const longestTargetName = 100;
export const largestMinimum = 9999;
export const longestTraining = 120;
/** How many targets an institution has at most: every one is counted each time the totals are read. */
export const mostTargets = 60;

/** Checks everything but whether the group is one of the institution. */
export function validateTarget(
  catalogue: Catalogue,
  given: TargetInput,
): Result<Target, readonly FieldError[]> {
  const { errors, take } = collector();
  const name = take(readRequiredText("name", given.name, { max: longestTargetName, isName: true }));
  const groupId = take(readGroup(given.groupId));
  const scope = take(readScope(catalogue, given));
  const roles = take(readSome("roles", given.roles, participantRoles));
  const levelsThatCount = take(readSome("levels", given.levels, levels));
  const minimum = take(readWhole("minimum", given.minimum, largestMinimum));
  const span = take(required("span", readOption("span", given.span, targetSpans)));
  const months = span === "training" ? take(readWhole("months", given.months, longestTraining)) : null;
  if (
    name === undefined ||
    groupId === undefined ||
    scope === undefined ||
    roles === undefined ||
    levelsThatCount === undefined ||
    minimum === undefined ||
    span === undefined ||
    months === undefined
  ) {
    return err(errors);
  }
  return ok({ name, groupId, scope, roles, levels: levelsThatCount, minimum, span, months });
}

function readGroup(given: unknown): Result<GroupId | null, FieldError> {
  if (given === undefined || given === null) return ok(null);
  return Number.isInteger(given) ? ok(given as GroupId) : wrong("groupId", "NOT_AN_OPTION");
}

const scopeFields = ["interventionType", "organSystem", "category", "subCategory"] as const;

/** Levels in any combination that the catalogue has a procedure for; or one procedure, which brings its path. */
function readScope(catalogue: Catalogue, given: TargetInput): Result<TargetScope, FieldError> {
  const code = textOf(given.procedureCode);
  if (code !== null) {
    const procedure = findProcedure(catalogue, code);
    if (procedure === undefined) return wrong("procedureCode", "NOT_AN_OPTION");
    const { interventionType, organSystem, category, subCategory } = procedure;
    return ok({ interventionType, organSystem, category, subCategory, procedureCode: code });
  }
  const wanted = scopeFields.map((field) => [field, textOf(given[field])] as const);
  let left = proceduresOf(catalogue);
  for (const [field, value] of wanted) {
    if (value === null) continue;
    left = left.filter((procedure) => procedure[field] === value);
    if (left.length === 0) return wrong(field, "NOT_AN_OPTION");
  }
  const levelOf = (field: (typeof scopeFields)[number]) => textOf(given[field]);
  return ok({
    interventionType: levelOf("interventionType"),
    organSystem: levelOf("organSystem"),
    category: levelOf("category"),
    subCategory: levelOf("subCategory"),
    procedureCode: null,
  });
}

/** What is no text is no level of any catalogue. */
function textOf(given: unknown): string | null {
  if (given === undefined || given === null || given === "") return null;
  return typeof given === "string" ? given : "?";
}

function readSome<Value extends string>(
  path: string,
  given: unknown,
  values: readonly Value[],
): Result<readonly Value[], FieldError> {
  if (given === undefined || given === null) return ok([]);
  if (!Array.isArray(given)) return wrong(path, "WRONG_TYPE");
  const isKnown = given.every((each) => values.includes(each));
  return isKnown ? ok(values.filter((value) => given.includes(value))) : wrong(path, "NOT_AN_OPTION");
}

function readWhole(path: string, given: unknown, max: number): Result<number, FieldError> {
  if (given === undefined || given === null) return wrong(path, "REQUIRED");
  const isInRange = typeof given === "number" && Number.isInteger(given) && given >= 1 && given <= max;
  return isInRange ? ok(given) : err(fieldError(path, "OUT_OF_RANGE", { min: 1, max }));
}

function required<Value>(path: string, read: Result<Value | null, FieldError>): Result<Value, FieldError> {
  if (!read.ok) return read;
  return read.value === null ? wrong(path, "REQUIRED") : ok(read.value);
}

function wrong(path: string, code: "REQUIRED" | "NOT_AN_OPTION" | "WRONG_TYPE"): Result<never, FieldError> {
  return err(fieldError(path, code));
}
