import { shellTexts } from "@cathedra/domain/messages";
import { signIn } from "../auth/auth.ts";
import { toasts } from "./toasts.ts";

/** Starts the sign-in. Resolves only if the identity service cannot be reached, after showing an error. */
export async function leaveForSignIn(returnTo?: string): Promise<void> {
  try {
    await signIn(returnTo);
  } catch (error) {
    reportError(error);
    toasts.error(shellTexts.signInFailed);
  }
}
