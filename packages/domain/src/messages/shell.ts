/** The texts of the frame around every page. */
export const shellTexts = {
  /** Signing out while something typed is in this browser alone. */
  unsentAtSignOut:
    "Something that you typed is not saved and has not reached the portal. Signing out removes it from this browser, and it is lost.",
  pageNotFoundTitle: "Page not found",
  pageNotFound: "There is no page at this address.",
  pageNotFoundHelp: "If a link of the portal or of a message led here, please report it, and say which one.",
  errorTitle: "Something went wrong",
  error: "The page could not be shown. Reload it, or try again later.",
  /** By which support finds what failed. */
  quote: (requestId: string): string => `Quote this number: ${requestId}`,
  /** A fault of ours. Beside the texts of the errors, so that a page need not bring all of those. */
  fault: "Something went wrong. Please try again later.",
  unavailableTitle: "The portal is not available just now",
  unavailable: "The page will come back by itself as soon as the portal answers again.",
  backAgain: "The portal is available again.",
  /** What is on show is old: how it was then. */
  stale: (time: string): string => `This is as it was at ${time}. It could not be read since; trying again.`,
  fresh: (time: string): string => `Up to date again at ${time}.`,
  lookAgain: "Look again",
  offline: "No connection. Check your network; the page will come back by itself.",
  sessionEnded: "Your session has ended. Sign in again to continue. What you typed is kept.",
  unverifiedTitle: "Your e-mail address is not confirmed",
  unverified:
    "Until it is, nobody can make you an organizer or an administrator by it. Open the message that you got when you signed up or changed your address, and follow its link; then sign in again.",
  unverifiedAccount: "Your account sends the message again.",
  unverifiedHelp: (email: string): string => `If there is no such message, write to ${email}.`,
  signedOut: "You have signed out.",
  signInFailed: "Signing in did not succeed. Please try again.",
} as const;
