import { onceInFlight } from "../once-in-flight.ts";
import type { Session, SessionStore } from "./session.ts";

/** Thrown when the identity service refuses to renew a session, so that the person has to sign in again. */
export class SessionExpiredError extends Error {
  override readonly name = "SessionExpiredError";
  constructor() {
    super("Your session has expired");
  }
}

/** A token with less validity than this is renewed before it is used. */
const validityNeededMs = 30_000;

export type TokenSource = {
  /** Returns a token that is valid for at least 30 s; rejects with `SessionExpiredError`. */
  readonly current: () => Promise<string>;
  /** Returns a token other than `refused`, which the API answered with 401. */
  readonly after: (refused: string) => Promise<string>;
};

/** Provides the tokens of a session; concurrent requests share one renewal. */
export function createTokenSource(
  store: Pick<SessionStore, "get" | "start" | "expire">,
  renew: (session: Session) => Promise<Session | "refused">,
  now: () => number = Date.now,
): TokenSource {
  const renewed = onceInFlight(async () => {
    const state = store.get();
    if (state.status !== "signedIn") throw new SessionExpiredError();
    const next = await renew(state.session);
    if (next === "refused") {
      store.expire();
      throw new SessionExpiredError();
    }
    store.start(next);
    return next.accessToken;
  });

  return {
    current: async () => {
      const state = store.get();
      if (state.status !== "signedIn") throw new SessionExpiredError();
      if (state.session.expiresAt - now() >= validityNeededMs) return state.session.accessToken;
      return renewed();
    },
    after: async (refused) => {
      const state = store.get();
      const current = state.status === "signedIn" ? state.session.accessToken : refused;
      return current === refused ? renewed() : current;
    },
  };
}
