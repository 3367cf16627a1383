import { type MiddlewareFunction, redirect } from "react-router";
import { isAfterClosedAccount, isAfterSignOut, sessions, signIn, tokens } from "../auth/auth.ts";
import { SessionExpiredError } from "../auth/tokens.ts";
import { wipeOfflineAnswers } from "../relay/load-offline-answers.ts";
import { isDesktopBrowser } from "../site/desktop-browser.ts";
import { isPlainStart } from "./must-sign-in-first.ts";

/**
 * Sends people who are not signed in to the identity service, which returns them to the same address (1.002, X119). Right after
 * sign-out the page that offers Sign In comes first (X14).
 */
export const requireSignIn: MiddlewareFunction = async ({ url }) => {
  const address = url.pathname + url.search + url.hash;
  const { status } = sessions.get();
  // The dialog over the current page asks for the new sign-in; what was typed on the page must stay.
  if (status === "expired") return;
  if (status === "signedOut") {
    if (isDesktopBrowser(window)) throw redirect(`/station-sign-in?to=${encodeURIComponent(address)}`);
    if (isAfterSignOut() && isPlainStart(url.pathname, url.searchParams)) {
      // Another tab may have kept something until its own session ended.
      if (!isAfterClosedAccount()) wipeOfflineAnswers();
      throw redirect("/signed-out");
    }
    await signIn(address).catch(async (error) => {
      const { startOffline } = await import("../relay/offline-answers.ts");
      await startOffline(error);
    });
  }
  await renewIfNeeded(address);
};

/** Renews an expired session before anything is shown, by signing in without a dialog. */
async function renewIfNeeded(address: string): Promise<void> {
  const state = sessions.get();
  if (state.status !== "signedIn" || state.session.expiresAt > Date.now()) return;
  try {
    await tokens.current();
  } catch (error) {
    if (!(error instanceof SessionExpiredError)) return;
    await signIn(address);
  }
}
