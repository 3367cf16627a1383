import { shellTexts } from "@cathedra/domain/messages";
import { signIn } from "../auth/auth.ts";
import { toasts } from "./toasts.ts";

/** Signs in; says so where the identity service cannot be reached. Resolves only then. */
export async function leaveForSignIn(returnTo?: string): Promise<void> {
  try {
    await signIn(returnTo);
  } catch (error) {
    reportError(error);
    toasts.error(shellTexts.signInFailed);
  }
}
