import { useState } from "react";
import { sessions } from "../../auth/auth.ts";
import { contentOf } from "./content-of.ts";

/**
 * Whether a form is not as it was when it opened, or not as `base` where what stands was read again meanwhile. Nobody is
 * asked about it after signing out: it goes with the session.
 */
export function useIsChanged(form: unknown, base?: unknown): () => boolean {
  const content = contentOf(form);
  const [opened] = useState(content);
  const start = base === undefined ? opened : contentOf(base);
  return () => content !== start && sessions.get().status !== "signedOut";
}
