/** The texts of the page that a station shows while no one is signed in on it, and of the sign of a session there (12.037). */
export const stationPageTexts = {
  title: "Sign in on this simulator",
  byPhone: "Sign in with your phone",
  steps: (serviceTag: string | null) => [
    "Scan the code with the camera of your phone.",
    `Check that your phone names this simulator${serviceTag === null ? "" : `, ${serviceTag}`}.`,
    "Type these two digits on your phone.",
  ],
  matchCode: "Digits to type",
  codeLabel: "Code to scan with your phone",
  timeLeft: (seconds: number) =>
    seconds === 1 ? "A new code in 1 second" : `A new code in ${seconds} seconds`,
  byPassword: "Sign in with a password",
  byPasswordHelp: "If you have no phone with you.",
  asking: "Getting a code…",
  approved: "Approved on your phone. Signing you in…",
  denied: "The sign-in was declined on the phone, or the wrong digits were typed. No one was signed in.",
  newCode: "Show a new code",
  notEnrolled: "This simulator cannot show a code: it is not enrolled. Sign in with a password.",
  offline:
    "The simulator cannot reach the portal at the moment, so there is no code. Try again, or sign in with a password.",
  noCode:
    "The desktop client could not get a code. Try again, or sign in with a password. If this keeps happening, tell the person responsible for the simulator.",
  tooManyCodes: "This simulator asked for too many codes. Try again in a minute, or sign in with a password.",
  noAnswer:
    "The desktop client does not answer, so there is no code. Restart it, or sign in with a password.",
  notUnderstood:
    "The desktop client gave an answer that the portal does not understand, so there is no code. Restart it, have the newest version installed, or sign in with a password.",
  outdated:
    "This desktop client is too old to sign you in with your phone: it cannot prove to the portal that it runs on this simulator. Have the newest one installed, or sign in with a password.",
  tryAgain: "Try again",
  unsupported:
    "The portal does not know this version of the desktop client, so there is no code. Have the newest one installed, or sign in with a password.",
  signedIn: (station: string) => `Signed in on ${station}`,
  others: "Others use this simulator too: sign out when you are done.",
  clientLost:
    "The simulator's desktop client does not answer, so the portal does not accept this page. Restart the client; this page then picks up where it left off.",
  soonOver: "The simulator has not been used for a while. You will be signed out in two minutes.",
  stay: "I am still here",
  signOut: "Sign out",
  signOutThere: "Sign out there",
  nowhere: "You are not signed in on any simulator.",
  signedOutThere: (station: string) => `You are signed out on ${station}.`,
  notSignedOutThere: "You could not be signed out there. Try again.",
} as const;
