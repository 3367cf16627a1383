/** The texts of inviting a class. */
export const classInvitationTexts = {
  tooMany: (left: number) =>
    left === 0
      ? "This account has sent all invitations that it may send in a day. Try again tomorrow (UTC)."
      : `This account may send ${left} more invitations today (UTC), and the list needs more. Invite fewer people, or the rest tomorrow.`,
} as const;
