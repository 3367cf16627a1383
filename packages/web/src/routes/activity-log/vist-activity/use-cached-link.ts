import { useEffect, useReducer } from "react";
import { HttpError, plainFetch } from "../../../http.ts";
import { firstLink, nextLink, renewalTimeoutMs } from "./cached-link.ts";

export type CachedLink = {
  readonly link: string;
  /** The React key of the element that loads the link: a new key loads it again. */
  readonly attempt: number;
  readonly loaded: () => void;
  /** Called when loading failed. An expired link is replaced by a newer one, which is requested if necessary. */
  readonly failed: () => void;
  /** Whether the file cannot be shown, neither with this link nor with a newer one. */
  readonly isLost: boolean;
  readonly tryAgain: () => void;
};

/** The link of a file that is shown. The portal gives new links every few minutes, but a link that works is kept. */
export function useCachedLink(newest: string, renew: () => Promise<void>): CachedLink {
  const [{ link, phase, attempt }, tell] = useReducer(nextLink, newest, firstLink);
  if (phase === "renewing" && newest !== link) tell({ kind: "newest", newest });
  useEffect(() => {
    if (phase !== "renewing") return undefined;
    const timer = setTimeout(() => tell({ kind: "timedOut" }), renewalTimeoutMs);
    return () => clearTimeout(timer);
  }, [phase]);
  // An element does not report why it failed: the link may have expired, or the browser may not support the file.
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
