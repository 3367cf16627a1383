import type { CaseId, ModuleId } from "../ids.ts";
import {
  type FieldError,
  fieldError,
  type PlainFieldErrorCode,
  plainFieldError,
} from "../messages/fields.ts";
import { err, ok, type Result } from "../result.ts";
import { type Instant, instant, parseInstant } from "../time.ts";
import type { CloudModule, ModuleCases } from "./catalogue/catalogue.ts";

/** The code of the text that a field shows while nothing is in it. */
export type Missing = { readonly missing: PlainFieldErrorCode };

function isMissing(given: unknown): given is undefined | null | "" {
  return given === undefined || given === null || given === "";
}

/** A whole number from `min` to `max`. */
export function readWhole(
  path: string,
  given: unknown,
  { min, max, missing }: Missing & { readonly min: number; readonly max: number },
): Result<number, FieldError> {
  if (isMissing(given)) return err(plainFieldError(path, missing));
  const isInRange = typeof given === "number" && Number.isInteger(given) && given >= min && given <= max;
  return isInRange ? ok(given) : err(fieldError(path, "OUT_OF_RANGE", { min, max }));
}

/** Whole hours, in seconds (2.045, 3.045). */
export function readSeconds(
  path: string,
  given: unknown,
  hours: { readonly min: number; readonly max: number },
): Result<number, FieldError> {
  const isInRange =
    typeof given === "number" &&
    Number.isInteger(given) &&
    given >= hours.min * 3600 &&
    given <= hours.max * 3600;
  if (!isInRange) return err(fieldError(path, "HOURS_OUT_OF_RANGE", hours));
  return given % 3600 === 0 ? ok(given) : err(fieldError(path, "NOT_WHOLE_HOURS"));
}

/** The id of a row: a positive whole number that fits the contract's `Int`. Whether it is anybody's is asked later. */
export function readRowId<Id extends number>(
  path: string,
  given: unknown,
  { missing }: Missing,
): Result<Id, FieldError> {
  if (isMissing(given)) return err(plainFieldError(path, missing));
  const isId = typeof given === "number" && Number.isInteger(given) && given > 0 && given < 2 ** 31;
  return isId ? ok(given as Id) : err(fieldError(path, "NOT_AN_OPTION"));
}

/** An instant in ISO 8601 with its zone, or as epoch milliseconds, as the API's scalar hands it on. */
export function readInstant(path: string, given: unknown, { missing }: Missing): Result<Instant, FieldError> {
  if (isMissing(given)) return err(plainFieldError(path, missing));
  const at = typeof given === "string" ? parseInstant(given) : instantOf(given);
  return at === undefined ? err(fieldError(path, "NOT_A_DATE")) : ok(at);
}

/** The most that a platform's date can hold. */
const latestInstant = 8.64e15;

function instantOf(given: unknown): Instant | undefined {
  const isInstant = typeof given === "number" && Number.isInteger(given) && Math.abs(given) <= latestInstant;
  return isInstant ? instant(given) : undefined;
}

/**
 * The chosen cases, each once and in the order of the catalogue; at least one (2.039, 2.044). Only what is offered to
 * the account in its learning space can be chosen.
 */
export function readModuleCases(
  path: string,
  given: unknown,
  offered: readonly CloudModule[],
): Result<readonly ModuleCases[], readonly FieldError[]> {
  if (isMissing(given)) return err([fieldError(path, "CASES_REQUIRED")]);
  if (!Array.isArray(given)) return err([fieldError(path, "WRONG_TYPE")]);
  const errors: FieldError[] = [];
  const chosen = new Map<ModuleId, Set<CaseId>>();
  for (const [at, each] of given.entries()) {
    const { moduleId, caseIds } = (each ?? {}) as { readonly moduleId?: unknown; readonly caseIds?: unknown };
    const module = offered.find((one) => one.moduleId === moduleId);
    if (module === undefined) errors.push(fieldError(`${path}.${at}.moduleId`, "NOT_AN_OPTION"));
    else if (!Array.isArray(caseIds)) errors.push(fieldError(`${path}.${at}.caseIds`, "WRONG_TYPE"));
    else {
      const known = new Set<unknown>(module.cases.map(({ caseId }) => caseId));
      const wrong = caseIds.findIndex((caseId) => !known.has(caseId));
      if (wrong >= 0) errors.push(fieldError(`${path}.${at}.caseIds.${wrong}`, "NOT_AN_OPTION"));
      const before = chosen.get(module.moduleId) ?? [];
      chosen.set(module.moduleId, new Set([...before, ...(caseIds as readonly CaseId[])]));
    }
    // One answer with a hundred thousand mistakes helps nobody.
    if (errors.length >= 20) return err(errors);
  }
  if (errors.length > 0) return err(errors);
  const read = offered
    .map(({ moduleId, cases }) => ({
      moduleId,
      caseIds: cases.map(({ caseId }) => caseId).filter((id) => chosen.get(moduleId)?.has(id)),
    }))
    .filter(({ caseIds }) => caseIds.length > 0);
  return read.length === 0 ? err([fieldError(path, "CASES_REQUIRED")]) : ok(read);
}
