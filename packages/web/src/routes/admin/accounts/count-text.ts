export type Access = {
  readonly fullAccess: boolean;
  readonly caseCount: number;
  readonly allowedCaseCount: number;
};

/** What an account may use of a learning space: every case, those to come too, or the chosen ones. */
export function countText({ fullAccess, caseCount, allowedCaseCount }: Access): string {
  if (caseCount === 0) return "No cloud cases";
  const cases = caseCount === 1 ? "case" : "cases";
  return fullAccess
    ? `Full access: ${caseCount} ${cases}`
    : `${allowedCaseCount} of ${caseCount} ${cases} chosen`;
}
