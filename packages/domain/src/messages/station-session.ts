import type { SessionEnd } from "../station-sign-in/session.ts";

/** The texts of a session at a station: why it is over (12.037). */
export const stationSessionTexts = {
  /** Why a session at a station is over, for whoever stands before it. */
  ended: {
    station: "You are signed out.",
    person: "You were signed out from your phone or another computer.",
    next: "Somebody else signed in on this simulator.",
    expired:
      "You were signed out because nobody used the simulator for a while, or because the session had lasted as long as it may.",
    revoked: "This simulator may no longer be signed in on. Ask whoever looks after it.",
    staff: "You were signed out by the people who look after this simulator.",
    replay: "The code of this session was used twice, so the session was ended. Sign in again.",
  } satisfies Readonly<Record<SessionEnd, string>>,
} as const;
