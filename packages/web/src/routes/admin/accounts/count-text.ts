export type Access = {
  readonly fullAccess: boolean;
  readonly caseCount: number;
  readonly allowedCaseCount: number;
  readonly courseCount: number;
  readonly allowedCourseCount: number;
};

/**
 * The access of an account to a learning space as text: all courses and cases, including future ones, or the chosen ones
 * (9.016).
 */
export function countText(access: Access): string {
  const { fullAccess, caseCount, allowedCaseCount, courseCount, allowedCourseCount } = access;
  if (caseCount === 0 && courseCount === 0) return "No courses or cloud cases";
  const parts = [
    { all: courseCount, allowed: allowedCourseCount, one: "course" },
    { all: caseCount, allowed: allowedCaseCount, one: "case" },
  ].filter(({ all }) => all > 0);
  const texts = parts.map(({ all, allowed, one }) => {
    const things = `${one}${all === 1 ? "" : "s"}`;
    return fullAccess ? `${all} ${things}` : `${allowed} of ${all} ${things}`;
  });
  return fullAccess ? `Full access: ${texts.join(", ")}` : `${texts.join(", ")} chosen`;
}
