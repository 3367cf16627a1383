import { onceInFlight } from "../once-in-flight.ts";
import type { Session, SessionStore } from "./session.ts";

/** The identity service refuses to renew: only a new sign-in helps. */
export class SessionExpiredError extends Error {
  override readonly name = "SessionExpiredError";
  constructor() {
    super("Your session has expired");
  }
}

/** A token with less validity than this is renewed before it is used. */
const validityNeededMs = 30_000;

export type TokenSource = {
  /** A token that is valid for 30 s at least; rejects with `SessionExpiredError`. */
  readonly current: () => Promise<string>;
  /** A token other than `refused`, which the API answered with 401. */
  readonly after: (refused: string) => Promise<string>;
};

/** Concurrent requests share one renewal. */
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
