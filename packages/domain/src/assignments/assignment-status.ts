import type { LocalDate } from "../time.ts";

/**
 * The status of an assignment for one person. `late` takes precedence over `blocked`: a late assignment is always reported. An
 * `unavailable` one is not asked for: its course or exercise no longer exists for the group.
 */
export const assignmentStatuses = ["late", "due", "blocked", "done", "unavailable"] as const;
export type AssignmentStatus = (typeof assignmentStatuses)[number];

/** The facts from which the status of one assignment for one person is computed. */
export type AssignmentFacts = {
  readonly groupId: number;
  readonly dueOn: LocalDate;
  readonly step: number | null;
  readonly isDone: boolean;
  /** Whether the course or exercise still exists for the group. */
  readonly isAvailable: boolean;
};

/** The statuses of all assignments of one person, on the day that it is for them. The steps of each group are an order of their own. */
export function getAssignmentStatuses(
  assignments: readonly AssignmentFacts[],
  today: LocalDate,
): readonly AssignmentStatus[] {
  const openSteps = new Map<number, number>();
  for (const { groupId, step, isDone, isAvailable } of assignments) {
    if (step === null || isDone || !isAvailable) continue;
    openSteps.set(groupId, Math.min(step, openSteps.get(groupId) ?? step));
  }
  return assignments.map(({ groupId, dueOn, step, isDone, isAvailable }) => {
    if (isDone) return "done";
    if (!isAvailable) return "unavailable";
    if (today > dueOn) return "late";
    return step !== null && step > (openSteps.get(groupId) ?? step) ? "blocked" : "due";
  });
}

/** Whether a person with this status of an assignment is still asked to do it. */
export function isOpenStatus(status: AssignmentStatus): boolean {
  return status === "late" || status === "due" || status === "blocked";
}
