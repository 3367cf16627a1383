import type { CaseId } from "@cathedra/domain";

/** What an account may use of a learning space, as the form has it. */
export type AccessFields = {
  /** The version that a change is made of. */
  readonly modifiedAt: string;
  readonly isFull: boolean;
  /** With full access all of them. */
  readonly chosen: ReadonlySet<CaseId>;
};

type StoredAccess = {
  readonly modifiedAt: string;
  readonly fullAccess: boolean;
  readonly cloudModules: readonly {
    readonly cases: readonly { readonly caseId: string; readonly allowed: boolean }[];
  }[];
};

export function fieldsOf({ modifiedAt, fullAccess, cloudModules }: StoredAccess): AccessFields {
  const cases = cloudModules.flatMap((each) => each.cases);
  const chosen = cases.filter(({ allowed }) => allowed).map(({ caseId }) => caseId as CaseId);
  return { modifiedAt, isFull: fullAccess, chosen: new Set(chosen) };
}

/** Whether saving would change anything; with full access the single cases do not count. */
export function differs(a: AccessFields, b: AccessFields): boolean {
  if (a.isFull || b.isFull) return a.isFull !== b.isFull;
  return a.chosen.size !== b.chosen.size || [...a.chosen].some((caseId) => !b.chosen.has(caseId));
}
