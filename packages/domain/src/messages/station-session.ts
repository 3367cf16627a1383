import type { SessionEnd } from "../station-sign-in/session.ts";

/** The texts of a session at a station: why it is over (12.037). */
export const stationSessionTexts = {
  /** Why the session at a station has ended, for the person at the station. */
  ended: {
    station: "You are signed out.",
    person: "You were signed out from your phone or another computer.",
    next: "Someone else signed in on this simulator.",
    expired:
      "You were signed out because the simulator was not used for a while or the session had reached its time limit.",
    revoked: "You can no longer sign in on this simulator. Ask the person responsible for it.",
    staff: "You were signed out by the people responsible for this simulator.",
    replay: "The code of this session was used twice, so the session was ended. Sign in again.",
  } satisfies Readonly<Record<SessionEnd, string>>,
} as const;
