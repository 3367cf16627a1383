import { useState } from "react";
import { isTermsDue } from "./is-terms-due.ts";
import type { Viewer } from "./use-viewer.ts";

export type TermsToAccept = NonNullable<Viewer["viewerTermsToAccept"]>;

/**
 * The terms that are shown in place of the page until they are accepted. Only those that were due when the page was loaded: a
 * version that comes into force later waits, so that typed content does not vanish.
 */
export function useTermsToAccept(viewer: Viewer | undefined): TermsToAccept | undefined {
  const [wasDue, setWasDue] = useState<boolean>();
  const terms = viewer?.viewerTermsToAccept ?? undefined;
  const isDue = isTermsDue(terms);
  if (wasDue === undefined && viewer !== undefined) setWasDue(isDue);
  return isDue && wasDue !== false ? terms : undefined;
}
