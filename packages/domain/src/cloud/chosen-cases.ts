import * as v from "valibot";
import { type FieldError, fieldError } from "../field-errors.ts";
import type { CaseId, ModuleId } from "../ids.ts";
import { joinPath } from "../input/field-errors.ts";
import { requiredField } from "../input/optional-fields.ts";
import { readerStep } from "../input/reader-step.ts";
import { err, ok, type Result } from "../result.ts";
import type { CloudModule, ModuleCases } from "./catalogue/catalogue.ts";

/**
 * The chosen cases without repetition, in the catalogue's order; at least one (2.039, 2.044). Only cases offered to the account
 * in its learning space can be chosen.
 */
export function chosenCases(offered: readonly CloudModule[]) {
  const cases = readerStep((path, value: unknown) => readModuleCases(path, value, offered));
  return requiredField("CASES_REQUIRED", v.pipe(v.unknown(), cases));
}

function readModuleCases(
  path: string,
  value: unknown,
  offered: readonly CloudModule[],
): Result<readonly ModuleCases[], readonly FieldError[]> {
  if (!Array.isArray(value)) return err([fieldError(path, "WRONG_TYPE")]);
  const errors: FieldError[] = [];
  const chosen = new Map<ModuleId, Set<CaseId>>();
  for (const [at, each] of value.entries()) {
    const { moduleId, caseIds } = (each ?? {}) as { readonly moduleId?: unknown; readonly caseIds?: unknown };
    const module = offered.find((one) => one.moduleId === moduleId);
    if (module === undefined) errors.push(fieldError(joinPath(path, `${at}.moduleId`), "NOT_AN_OPTION"));
    else if (!Array.isArray(caseIds)) errors.push(fieldError(joinPath(path, `${at}.caseIds`), "WRONG_TYPE"));
    else {
      const known = new Set<unknown>(module.cases.map(({ caseId }) => caseId));
      const wrong = caseIds.findIndex((caseId) => !known.has(caseId));
      if (wrong >= 0) errors.push(fieldError(joinPath(path, `${at}.caseIds.${wrong}`), "NOT_AN_OPTION"));
      const before = chosen.get(module.moduleId) ?? [];
      chosen.set(module.moduleId, new Set([...before, ...(caseIds as readonly CaseId[])]));
    }
    // Further errors are left out: a list of a hundred thousand errors helps no one.
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
