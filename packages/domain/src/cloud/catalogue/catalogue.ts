import type { CaseId, ModuleId } from "../../ids.ts";

export type CloudCase = { readonly caseId: CaseId; readonly name: string; readonly description: string };

/** A module of the simulator with its cases, in their order. */
export type CloudModule = {
  readonly moduleId: ModuleId;
  readonly name: string;
  readonly description: string;
  readonly cases: readonly CloudCase[];
};

/** Cases of modules as the wire carries a choice of them (2.036, 3.041). */
export type ModuleCases = { readonly moduleId: ModuleId; readonly caseIds: readonly CaseId[] };

/** The cases of a learning space that an account may use: all of them, including future ones, or only these (9.017). */
export type CaseAccess = "full" | ReadonlySet<CaseId>;

/** The modules with the cases that an account may use; modules without such cases are left out (2.046, 3.040). */
export function offeredModules<Module extends CloudModule>(
  modules: readonly Module[],
  access: CaseAccess,
): readonly Module[] {
  const allowed = modules.map((module) =>
    access === "full"
      ? module
      : { ...module, cases: module.cases.filter(({ caseId }) => access.has(caseId)) },
  );
  return allowed.filter(({ cases }) => cases.length > 0);
}

/** The state of a checkbox that stands for several cases (9.017). */
export type CheckState = "none" | "some" | "all";

/** The state of a checkbox that stands for these cases, given the choice: that of a module, or `Select all` (9.017). */
export function getCheckState(cases: readonly CaseId[], chosen: ReadonlySet<CaseId>): CheckState {
  const count = cases.filter((caseId) => chosen.has(caseId)).length;
  if (count === 0) return "none";
  return count === cases.length ? "all" : "some";
}

/** The choice after a press on the checkbox over these cases: all of them, or none where all were chosen (9.017). */
export function toggleCases(cases: readonly CaseId[], chosen: ReadonlySet<CaseId>): ReadonlySet<CaseId> {
  const isAll = getCheckState(cases, chosen) === "all";
  const rest = [...chosen].filter((caseId) => !cases.includes(caseId));
  return new Set(isAll ? rest : [...rest, ...cases]);
}

/** Every case of these modules. */
export function getAllCases(modules: readonly CloudModule[]): ReadonlySet<CaseId> {
  return new Set(modules.flatMap(({ cases }) => cases.map(({ caseId }) => caseId)));
}

/** A choice as the wire carries it, in the order of the catalogue; cases that it does not offer are left out. */
export function moduleCasesOf(
  offered: readonly CloudModule[],
  chosen: ReadonlySet<CaseId>,
): readonly ModuleCases[] {
  return offered
    .map(({ moduleId, cases }) => ({
      moduleId,
      caseIds: cases.map(({ caseId }) => caseId).filter((caseId) => chosen.has(caseId)),
    }))
    .filter(({ caseIds }) => caseIds.length > 0);
}
