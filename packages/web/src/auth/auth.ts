import type { SessionEnd } from "@cathedra/domain/station-sign-in";
import { siteConfig } from "../site/site-config.ts";
import { runBeforeLeave } from "./before-leaving.ts";
import { localPath } from "./local-path.ts";
import { createSessionStore, type Session } from "./session.ts";
import { createTokenSource } from "./tokens.ts";

// The session of this tab, and the operations on it.

const signedOutMark = "cathedra.signed-out";
/** The end of a closed account has already deleted what the browser had of its person. */
type SignOutReason = "signed-out" | "closed";

const otherTabs = new BroadcastChannel("cathedra.session");

export const sessions = createSessionStore(sessionStorage);

export const tokens = createTokenSource(sessions, async (session) => {
  if (session.station !== undefined) return (await loadAtStation()).afterRefusal(session);
  const [config, identity] = await Promise.all([siteConfig(), loadIdentity()]);
  return identity.renew(config, session);
});

// A session that ends in one tab ends in all of them, with open pages and typed content, because other people may use the machine
// too.
otherTabs.addEventListener("message", ({ data }) => {
  if (sessions.get().status === "signedOut") return;
  endSession(data);
  location.replace("/");
});

function loadIdentity() {
  return import("./identity.ts");
}

function loadAtStation() {
  return import("./station-session.ts");
}

/** The current address, with query and fragment: sign-in returns to it (X119). */
function currentAddress(): string {
  return location.pathname + location.search + location.hash;
}

/** Leaves the page for the identity service. The promise never resolves, because the page is unloaded. */
export async function signIn(returnTo: string = currentAddress()): Promise<never> {
  const [config, identity] = await Promise.all([siteConfig(), loadIdentity()]);
  const address = await identity.signInAddress(config, returnTo);
  runBeforeLeave();
  sessionStorage.removeItem(signedOutMark);
  location.assign(address);
  return new Promise<never>(() => {});
}

/** Finishes the sign-in with the code in `address`; returns the address to which the person wanted to go. */
export async function finishSignIn(address: string): Promise<string> {
  const [config, identity] = await Promise.all([siteConfig(), loadIdentity()]);
  const { session, returnTo } = await identity.completeSignIn(config, address);
  sessions.start(session);
  return localPath(returnTo, location.origin);
}

/**
 * Begins the session of a person who signed in by the code of the station. The portal decides when the session is over; the
 * clock of this computer may be wrong.
 */
export function startAtStation({ id, accessToken, person }: ComeByCode): void {
  sessionStorage.removeItem(signedOutMark);
  sessions.start({ accessToken, expiresAt: Number.MAX_SAFE_INTEGER, name: person.name, station: id });
}

type ComeByCode = {
  readonly id: string;
  readonly accessToken: string;
  readonly person: { readonly name: string };
};

/** Leaves a session at a station that is over, and clears everything of that person from the screen. */
export function leaveStation(endedBy: SessionEnd): void {
  endSession();
  location.replace(`/station-sign-in?ended=${endedBy}`);
}

/** Ends the session in this tab, in the other tabs, and at the identity service if that answers; `why` is read in all tabs. */
export async function signOut(why: SignOutReason = "signed-out"): Promise<never> {
  const state = sessions.get();
  const session = state.status === "signedIn" ? state.session : undefined;
  const address = await (session?.station === undefined
    ? signOutAddress(session)
    : (await loadAtStation()).signOutAddress(session));
  endSession(why);
  otherTabs.postMessage(why);
  location.assign(address);
  return new Promise<never>(() => {});
}

function endSession(why: SignOutReason = "signed-out"): void {
  sessionStorage.setItem(signedOutMark, why);
  sessions.end();
}

async function signOutAddress(session: Session | undefined): Promise<string> {
  try {
    const [config, identity] = await Promise.all([siteConfig(), loadIdentity()]);
    if (session !== undefined) await identity.endLinks(session);
    return await identity.signOutAddress(config, session);
  } catch (error) {
    reportError(error);
    return "/";
  }
}

/** Whether this page follows a sign-out. It then offers Sign In instead of redirecting to the identity service at once (X14). */
export function isAfterSignOut(): boolean {
  return sessionStorage.getItem(signedOutMark) !== null;
}

/** Whether the sign-out was that of a closed account, after which what another person has in this browser stays. */
export const isAfterClosedAccount = (): boolean => sessionStorage.getItem(signedOutMark) === "closed";
