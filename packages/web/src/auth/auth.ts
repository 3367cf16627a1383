import { siteConfig } from "../site/site-config.ts";
import { saveEverything } from "./before-sign-in.ts";
import { localPath } from "./local-path.ts";
import { createSessionStore, type Session } from "./session.ts";
import { createTokenSource } from "./tokens.ts";

// The one session of this tab, and what can be done with it.

const signedOutMark = "cathedra.signed-out";
const otherTabs = new BroadcastChannel("cathedra.session");

export const sessions = createSessionStore(sessionStorage);

export const tokens = createTokenSource(sessions, async (session) => {
  const [config, identity] = await Promise.all([siteConfig(), loadIdentity()]);
  return identity.renew(config, session);
});

// Others use the machine too: what the person had open or was typing in the other tabs goes with the session.
otherTabs.addEventListener("message", () => {
  if (sessions.get().status === "signedOut") return;
  endSession();
  location.replace("/");
});

function loadIdentity() {
  return import("./identity.ts");
}

/** Where the person is, with query and fragment: sign-in returns there (X119). */
function currentAddress(): string {
  return location.pathname + location.search + location.hash;
}

/** Leaves for the identity service. Never resolves: the page goes away. */
export async function signIn(returnTo: string = currentAddress()): Promise<never> {
  const [config, identity] = await Promise.all([siteConfig(), loadIdentity()]);
  const address = await identity.signInAddress(config, returnTo);
  saveEverything();
  sessionStorage.removeItem(signedOutMark);
  location.assign(address);
  return new Promise<never>(() => {});
}

/** Finishes the sign-in with the code in `address`; gives back where the person wanted to go. */
export async function finishSignIn(address: string): Promise<string> {
  const [config, identity] = await Promise.all([siteConfig(), loadIdentity()]);
  const { session, returnTo } = await identity.completeSignIn(config, address);
  sessions.start(session);
  return localPath(returnTo, location.origin);
}

/** Ends the session here, in the other tabs, and, where it answers, at the identity service. */
export async function signOut(): Promise<never> {
  const state = sessions.get();
  const address = await signOutAddress(state.status === "signedIn" ? state.session : undefined);
  endSession();
  otherTabs.postMessage("signed-out");
  location.assign(address);
  return new Promise<never>(() => {});
}

function endSession(): void {
  sessionStorage.setItem(signedOutMark, "1");
  sessions.end();
}

async function signOutAddress(session: Session | undefined): Promise<string> {
  try {
    const [config, identity] = await Promise.all([siteConfig(), loadIdentity()]);
    return await identity.signOutAddress(config, session);
  } catch (error) {
    reportError(error);
    return "/";
  }
}

/** Whether this page is the one after sign-out, which offers Sign In instead of leaving for it at once (X14). */
export function isAfterSignOut(): boolean {
  return sessionStorage.getItem(signedOutMark) !== null;
}
