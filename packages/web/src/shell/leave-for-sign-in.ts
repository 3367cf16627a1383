import { shellTexts } from "@cathedra/domain/messages";
import { signIn } from "../auth/auth.ts";
import { toasts } from "./toasts.ts";

/** Signs in; shows an error if the identity service cannot be reached, and resolves only then. */
export async function leaveForSignIn(returnTo?: string): Promise<void> {
  try {
    await signIn(returnTo);
  } catch (error) {
    reportError(error);
    toasts.error(shellTexts.signInFailed);
  }
}
