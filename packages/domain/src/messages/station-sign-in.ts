import type { ScanStatus } from "../station-sign-in/scan.ts";
import type { SessionEnd } from "../station-sign-in/session.ts";

/** The texts of signing in on a station with a phone (12.037, 12.038). */
export const stationSignInTexts = {
  /** Of a call that failed. */
  failed: "Failed to login to simulator",
  /** Of any status but ok. */
  failedWith: (status: string) => `Failed to login to simulator: ${status}`,
  succeeded: (station: string) => `You are signed in on ${station}.`,
  /** What a status means, and what can be done. */
  statuses: {
    ok: "You are signed in.",
    match_code_wanted: "Type the two figures that the simulator shows beside the code.",
    wrong_match_code: "These are not the two figures that the simulator shows. Look again.",
    too_many_tries: "Too many wrong figures. Scan the code that the simulator shows next.",
    expired: "The code is no longer shown. Scan the one that the simulator shows now.",
    used: "Somebody has used this code. Scan the one that the simulator shows now.",
    declined: "You said no, so nobody is signed in with this code.",
    not_allowed: "You cannot sign in on this simulator. Ask whoever looks after it to add you to a group.",
    own_station: "This is the simulator itself. Scan the code with your phone.",
    unknown: "No simulator shows this code. Scan the one that it shows now.",
  } satisfies Readonly<Record<ScanStatus, string>>,
  /** Why a session at a station is over, for whoever stands before it. */
  ended: {
    station: "You are signed out.",
    person: "You were signed out from your phone or another computer.",
    next: "Somebody else signed in on this simulator.",
    expired:
      "You were signed out because nobody used the simulator for a while, or because the session had lasted as long as it may.",
    revoked: "This simulator may no longer be signed in on. Ask whoever looks after it.",
    replay: "The code of this session was used twice, so the session was ended. Sign in again.",
  } satisfies Readonly<Record<SessionEnd, string>>,
  notAtStation: "This cannot be done while you are signed in at a simulator. Do it on your own device.",
} as const;
