import { sessions } from "../auth/auth.ts";
import { siteConfig } from "../site/site-config.ts";

/** The label of the button on every page (G.028). It is not with the texts of the form, which are loaded with the form. */
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
