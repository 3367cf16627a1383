import * as v from "valibot";
import { sessions } from "../../auth/auth.ts";
import type { Session, SessionState } from "../../auth/session.ts";
import { isDesktopBrowser } from "../../site/desktop-browser.ts";

const claims = v.object({ sub: v.optional(v.string()), sid: v.optional(v.string()) });

export type QueueSession = {
  /** The same in every tab of one sign-in; of this page alone where the identity service names no sessions. */
  readonly mark: string;
  readonly person: string | undefined;
};

const ofThisPage = crypto.randomUUID();

/** The session that a token names. A token that cannot be read belongs to no known session. */
export function sessionOfToken({ accessToken }: Pick<Session, "accessToken">): QueueSession {
  try {
    const payload = (accessToken.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/");
    const { sub, sid } = v.parse(claims, JSON.parse(atob(payload)));
    return { mark: sid ?? ofThisPage, person: sub };
  } catch {
    return { mark: ofThisPage, person: undefined };
  }
}

/** The present session; undefined where no one is signed in, or the session has expired. */
export function queueSession(state: SessionState = sessions.get()): QueueSession | undefined {
  return state.status === "signedIn" ? sessionOfToken(state.session) : undefined;
}

/** Whether records may wait in this browser. The computer of a simulator is everybody's. */
export function mayKeepHere(state: SessionState = sessions.get()): boolean {
  const isAtStation = state.status === "signedIn" && state.session.station !== undefined;
  return state.status !== "signedOut" && !isAtStation && !isDesktopBrowser(window);
}
