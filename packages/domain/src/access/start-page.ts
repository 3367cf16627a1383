/** The facts that decide which part the start page shows first. */
export type HomeFacts = {
  /** Whether the person's own account has a logbook; a system administrator uses the logbook without one. */
  readonly hasOwnLogbook: boolean;
  readonly isAttending: boolean;
  /** Whether the person may see any section of the administration. */
  readonly mayManage: boolean;
  /** Whether the person is staff: support, product, qa or sys_admin. */
  readonly isStaff: boolean;
};

/**
 * Whether the start page shows the person's own learning even if there is none: for people without other work on the portal,
 * and attendings with a logbook. Admins and staff see it only if there is some, because their work comes first.
 */
export function startsWithLearning({ hasOwnLogbook, isAttending, mayManage, isStaff }: HomeFacts): boolean {
  if (isStaff || mayManage) return false;
  return hasOwnLogbook || !isAttending;
}
