import { useState } from "react";
import { sessions } from "../../auth/auth.ts";
import { contentOf } from "./content-of.ts";

/** Whether a form is not as it was when it opened. Nobody is asked about it after signing out: it goes with the session. */
export function useIsChanged(form: unknown): () => boolean {
  const content = contentOf(form);
  const [start] = useState(content);
  return () => content !== start && sessions.get().status !== "signedOut";
}
