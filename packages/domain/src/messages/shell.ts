/** The texts of the frame around every page. */
export const shellTexts = {
  /** Shown to a person who signs out while something typed is stored only in this browser. */
  unsentAtSignOut: "Something you typed is not saved yet. If you sign out, it is lost.",
  /** The line that is printed above a page. */
  printedBy: (name: string, day: string): string => `Printed by ${name}, ${day}`,
  pageNotFoundTitle: "Page not found",
  pageNotFound: "There is no page at this address.",
  pageNotFoundHelp: "If a link in the portal or in a message led here, please report it and say which one.",
  errorTitle: "Something went wrong",
  deactivatedTitle: "Your access has ended",
  error: "The page could not be shown. Reload it, or try again later.",
  notLoadedTitle: "Page not loaded",
  notLoaded: "This page opens automatically as soon as there is a connection.",
  /** Support finds the failed request by this id. */
  quote: (requestId: string): string => `Quote this number: ${requestId}`,
  /** The text for an internal error. Kept apart from the other error texts, so that pages need not load all of them. */
  fault: "Something went wrong. Please try again later.",
  unavailableTitle: "The portal is not available at the moment",
  unavailable: "The page updates automatically as soon as the portal answers again.",
  backAgain: "The portal is available again.",
  /** Shown above outdated content, with the time at which it was read. */
  stale: (time: string): string => `This is as of ${time}. It could not be updated since; trying again.`,
  fresh: (time: string): string => `Up to date again at ${time}.`,
  lookAgain: "Look again",
  offlineTitle: "You are offline",
  offline: "Check your network. The page updates automatically once it is back.",
  sessionEnded: "Your session has ended. Sign in again to continue. What you typed is kept.",
  unverifiedTitle: "Your e-mail address is not confirmed",
  unverified:
    "Until it is, no one can make you an organizer or an administrator with it. Open the message that you got when you signed up or changed your address and follow its link; then sign in again.",
  unverifiedAccount: "You can have the message sent again from your account.",
  unverifiedHelp: (email: string): string => `If there is no such message, write to ${email}.`,
  signedOut: "You have signed out.",
  signInFailed: "Signing in failed. Please try again.",
} as const;
