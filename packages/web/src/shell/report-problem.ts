import { sessions } from "../auth/auth.ts";
import { siteConfig } from "../site/site-config.ts";

/** Kept apart from the texts of the form, which are loaded with it: every page shows this label (G.028). */
export const reportLabel = "Report a problem";

/**
 * Opens the form for a problem; `requestId` is that of the failed request. A person who is not signed in, or who cannot open
 * the form, gets a mail to the operators of the portal.
 */
export function reportProblem(requestId?: string): void {
  if (sessions.get().status !== "signedIn") {
    write();
    return;
  }
  import("../features/feedback/open-feedback.tsx").then((form) => form.openFeedback(requestId), write);
}

function write(): void {
  siteConfig().then(
    ({ product }) => location.assign(`mailto:${product.contactEmail}`),
    () => undefined,
  );
}
