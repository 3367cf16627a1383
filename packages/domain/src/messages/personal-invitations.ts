/** The texts of a personal invitation into a group, on its page and where it is accepted. */
export const personalInvitationTexts = {
  title: "Invitation",
  loading: "Loading the invitation",
  meantFor: (email: string, name: string) =>
    name === "" ? `This invitation is for ${email}.` : `This invitation is for ${name}, ${email}.`,
  into: (institution: string, group: string) => `${institution} invites you to join the group ${group}.`,
  worksUntil: (at: string) => `The link works until ${at}.`,
  how: (email: string) => `Sign in or create an account with ${email} to join the group.`,
  signIn: "Sign in and join",
  join: "Join the group",
  signOut: "Sign out",
  /** Shown to a person who is signed in with another address. */
  forAnother: ({ meantFor, isUnverified }: { readonly meantFor: string; readonly isUnverified: boolean }) =>
    isUnverified
      ? `This invitation is for ${meantFor}. Confirm that this address is yours, with the mail that you got when you made your account, and open the invitation again.`
      : `This invitation is for ${meantFor}, and you are signed in with another address. Sign in with ${meantFor}, or ask the person who invited you for an invitation to your own address.`,
  lapsed: (at: string) => `This invitation expired on ${at}. Ask the institution to invite you again.`,
  used: "This invitation has been accepted already.",
  notKnown:
    "This invitation does not work. It was replaced by a newer one or withdrawn, or the link was cut short. Look for a newer mail, or ask the person who invited you.",
  failed: "The invitation could not be read. Please try again.",
  again: "Try again",
  toPortal: "Open the portal",
} as const;
