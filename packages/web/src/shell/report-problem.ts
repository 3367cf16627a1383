import { sessions } from "../auth/auth.ts";
import { siteConfig } from "../site/site-config.ts";

/** Kept apart from the texts of the form, which are loaded with it: every page shows this label (G.028). */
export const reportLabel = "Report a problem";

/**
 * Opens the form for a problem; `requestId` is of what failed. Who is not signed in, and whom the form does not reach, writes to the
 * address of the people who run the portal.
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
