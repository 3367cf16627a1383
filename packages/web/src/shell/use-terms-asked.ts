import { useState } from "react";
import { isTermsDue } from "./is-terms-due.ts";
import type { Viewer } from "./use-viewer.ts";

export type TermsToAccept = NonNullable<Viewer["viewerTermsToAccept"]>;

/**
 * The terms that stand in the place of the page until they are accepted. Only what was due when the page was loaded: a version
 * that comes into force later waits, since what somebody is typing must not vanish.
 */
export function useTermsAsked(viewer: Viewer | undefined): TermsToAccept | undefined {
  const [wasDue, setWasDue] = useState<boolean>();
  const terms = viewer?.viewerTermsToAccept ?? undefined;
  const isDue = isTermsDue(terms);
  if (wasDue === undefined && viewer !== undefined) setWasDue(isDue);
  return isDue && wasDue !== false ? terms : undefined;
}
