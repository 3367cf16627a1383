import type { ScanStatus } from "../station-sign-in/scan.ts";

/** The texts of signing in on a station with a phone (12.037, 12.038). */
export const stationSignInTexts = {
  /** Shown when the request to the portal failed. */
  failed: "Failed to login to simulator",
  /** Shown for every status other than `ok`. */
  failedWith: (status: string) => `Failed to login to simulator: ${status}`,
  succeeded: (station: string) => `You are signed in on ${station}.`,
  /** The meaning of each status, and what can be done about it. */
  statuses: {
    ok: "You are signed in.",
    match_code_wanted: "Type the two digits that the simulator shows next to the code.",
    wrong_match_code: "These are not the two digits that the simulator shows. Check and try again.",
    too_many_tries: "Too many wrong digits. Scan the next code that the simulator shows.",
    expired: "The code is no longer shown. Scan the one that the simulator shows now.",
    used: "This code has been used. Scan the one that the simulator shows now.",
    declined: "You declined, so no one is signed in with this code.",
    not_allowed:
      "You cannot sign in on this simulator. Ask the person responsible for it to add you to a group.",
    own_station: "This is the simulator itself. Scan the code with your phone.",
    unknown: "No simulator shows this code. Scan the one that it shows now.",
  } satisfies Readonly<Record<ScanStatus, string>>,
} as const;
