import { useEffect, useReducer } from "react";
import { HttpError, plainFetch } from "../../../http.ts";
import { firstLink, nextLink, renewalTimeoutMs } from "./cached-link.ts";

export type CachedLink = {
  readonly link: string;
  /** The code that the person scanned, and what they want to do with it. */
  readonly attempt: number;
  readonly loaded: () => void;
  /** Declines a code. */
  readonly failed: () => void;
  /** The station and the state of a code; reading it changes nothing. */
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
  // A person who may not use the station learns only that, and nothing about the station, from the status.
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
