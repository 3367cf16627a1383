import * as v from "valibot";
import { isDesktopBrowser } from "../site/desktop-browser.ts";
import { sessions } from "./auth.ts";
import type { Session, SessionState } from "./session.ts";

const claims = v.object({ sub: v.optional(v.string()), sid: v.optional(v.string()) });

export type SessionIdentity = {
  /** The same in every tab of one sign-in; of this page alone where the identity service names no sessions. */
  readonly mark: string;
  readonly person: string | undefined;
};

const ofThisPage = crypto.randomUUID();

/** The session that a token names. A token that cannot be read belongs to no known session. */
export function readSessionIdentity({ accessToken }: Pick<Session, "accessToken">): SessionIdentity {
  try {
    const payload = (accessToken.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/");
    const { sub, sid } = v.parse(claims, JSON.parse(atob(payload)));
    return { mark: sid ?? ofThisPage, person: sub };
  } catch {
    return { mark: ofThisPage, person: undefined };
  }
}

/**
 * The present session, or the one of the data with which this page started without a network; undefined where no one is signed in,
 * or the session has expired.
 */
export function currentSessionIdentity(state: SessionState = sessions.get()): SessionIdentity | undefined {
  if (state.status === "expired") return state.kept;
  return state.status === "signedIn" ? readSessionIdentity(state.session) : undefined;
}

/** Whether this browser may keep something of the person. The computer of a simulator is everybody's. */
export function mayStoreInBrowser(state: SessionState = sessions.get()): boolean {
  const isAtStation = state.status === "signedIn" && state.session.station !== undefined;
  return state.status !== "signedOut" && !isAtStation && !isDesktopBrowser(window);
}
