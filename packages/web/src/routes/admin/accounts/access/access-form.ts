import type { CaseId } from "@cathedra/domain";

/** The access of an account to a learning space, as the values of the form. */
export type AccessFields = {
  /** The version on which the change is based. */
  readonly modifiedAt: string;
  readonly isFull: boolean;
  /** The chosen cases; with full access, all of them. */
  readonly chosen: ReadonlySet<CaseId>;
  /** The numbers of the chosen courses; with full access all of them. */
  readonly courses: ReadonlySet<number>;
};

type StoredAccess = {
  readonly modifiedAt: string;
  readonly fullAccess: boolean;
  readonly courses: readonly { readonly course: { readonly id: number }; readonly allowed: boolean }[];
  readonly cloudModules: readonly {
    readonly cases: readonly { readonly caseId: string; readonly allowed: boolean }[];
  }[];
};

export function getFields({ modifiedAt, fullAccess, cloudModules, courses }: StoredAccess): AccessFields {
  const cases = cloudModules.flatMap((each) => each.cases);
  const chosen = cases.filter(({ allowed }) => allowed).map(({ caseId }) => caseId as CaseId);
  const allowed = courses.filter((each) => each.allowed).map(({ course }) => course.id);
  return { modifiedAt, isFull: fullAccess, chosen: new Set(chosen), courses: new Set(allowed) };
}

/** Whether saving would change anything; with full access the single courses and cases do not count. */
export function differs(a: AccessFields, b: AccessFields): boolean {
  if (a.isFull || b.isFull) return a.isFull !== b.isFull;
  return !isSameSet<unknown>(a.chosen, b.chosen) || !isSameSet<unknown>(a.courses, b.courses);
}

function isSameSet<T>(a: ReadonlySet<T>, b: ReadonlySet<T>): boolean {
  return a.size === b.size && [...a].every((each) => b.has(each));
}
