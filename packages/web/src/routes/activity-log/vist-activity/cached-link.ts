/**
 * The state of the link of a shown file. `shown`: it works, or is tried for the first time. `renewing`: it has expired, and a
 * new one was requested. `renewed`: the new one is tried. `lost`: that failed too, no new one came in time, or the link works
 * but the browser cannot show the file.
 */
export type LinkState = {
  readonly link: string;
  readonly phase: "shown" | "renewing" | "renewed" | "lost";
  /** Changes when the same link is to be loaded once more. */
  readonly attempt: number;
};

export type LinkEvent =
  | { readonly kind: "loaded" | "expired" | "failed" | "timedOut" }
  | { readonly kind: "newest" | "tryAgain"; readonly newest: string };

/** How long a new link is awaited: while the portal is unavailable the request neither fails nor is answered. */
export const renewalTimeoutMs = 15_000;

export const firstLink = (link: string): LinkState => ({ link, phase: "shown", attempt: 0 });

/** A shown file keeps its link as long as the link works: nothing is loaded twice, and no film starts again. */
export function nextLink(state: LinkState, event: LinkEvent): LinkState {
  const { phase, attempt } = state;
  switch (event.kind) {
    case "loaded":
      return phase === "shown" ? state : { ...state, phase: "shown" };
    case "expired":
      if (phase === "shown") return { ...state, phase: "renewing" };
      return phase === "renewed" ? { ...state, phase: "lost" } : state;
    case "failed":
      return phase === "renewing" ? state : { ...state, phase: "lost" };
    case "timedOut":
      return phase === "renewing" ? { ...state, phase: "lost" } : state;
    case "newest":
      return phase === "renewing" && event.newest !== state.link
        ? { link: event.newest, phase: "renewed", attempt }
        : state;
    case "tryAgain":
      return phase === "lost" ? { link: event.newest, phase: "shown", attempt: attempt + 1 } : state;
  }
}
