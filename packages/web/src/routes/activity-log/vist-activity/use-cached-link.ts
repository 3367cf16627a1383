import { useEffect, useReducer } from "react";
import { HttpError, plainFetch } from "../../../http.ts";
import { firstLink, nextLink, renewalTimeoutMs } from "./cached-link.ts";

export type CachedLink = {
  readonly link: string;
  /** The key of the element that loads it: with another one it is loaded once more. */
  readonly attempt: number;
  readonly loaded: () => void;
  /** Tells that nothing came of it. Where the link has expired, a newer one is taken, or asked for. */
  readonly failed: () => void;
  /** It cannot be shown, with this link or a newer one. */
  readonly isLost: boolean;
  readonly tryAgain: () => void;
};

/** The link of something that is shown, while links change every few minutes. */
export function useCachedLink(newest: string, renew: () => Promise<void>): CachedLink {
  const [{ link, phase, attempt }, tell] = useReducer(nextLink, newest, firstLink);
  if (phase === "renewing" && newest !== link) tell({ kind: "newest", newest });
  useEffect(() => {
    if (phase !== "renewing") return undefined;
    const timer = setTimeout(() => tell({ kind: "timedOut" }), renewalTimeoutMs);
    return () => clearTimeout(timer);
  }, [phase]);
  // An element does not say why it failed: the link may have expired, or lead to what the browser cannot show.
  const failed = () => {
    plainFetch(link, { method: "HEAD" }).then(
      () => tell({ kind: "failed" }),
      (error: unknown) => {
        if (!(error instanceof HttpError)) return tell({ kind: "failed" });
        tell({ kind: "expired" });
        if (phase === "shown" && newest === link) renew().catch(() => tell({ kind: "timedOut" }));
      },
    );
  };
  return {
    link,
    attempt,
    loaded: () => tell({ kind: "loaded" }),
    failed,
    isLost: phase === "lost",
    tryAgain: () => tell({ kind: "tryAgain", newest }),
  };
}
