import { useState } from "react";

export type CachedLink = {
  readonly link: string;
  /** Tells that nothing came of it: a newer link is taken, or asked for. */
  readonly failed: () => void;
  /** The newest one failed too. */
  readonly isLost: boolean;
};

/**
 * Links change every few minutes; what is shown keeps its own as long as it works, so that nothing is loaded twice and no
 * film begins anew. Where it has run out, the newest takes its place, once it is known.
 */
export function useCachedLink(newest: string, renew: () => Promise<void>): CachedLink {
  const [kept, setKept] = useState(newest);
  const [failures, setFailures] = useState(0);
  const [isWanted, setWanted] = useState(false);
  if (isWanted && newest !== kept) {
    setKept(newest);
    setWanted(false);
  }
  const failed = () => {
    setFailures((count) => count + 1);
    setWanted(true);
    if (newest === kept) renew().catch(() => undefined);
  };
  return { link: kept, failed, isLost: failures > 1 };
}
