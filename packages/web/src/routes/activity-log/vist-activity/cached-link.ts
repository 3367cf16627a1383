/**
 * The state of the link of a shown file. `shown`: it works, or is tried for the first time. `renewing`: it has expired, and a
 * new one was requested. `renewed`: the new one is tried. `lost`: that failed too, no new one came in time, or the link works
 * but the browser cannot show the file.
 */
export type LinkState = {
  readonly link: string;
  readonly phase: "shown" | "renewing" | "renewed" | "lost";
  /** The number of attempts to load the link; it increases when the same link is to be loaded again. */
  readonly attempt: number;
};

export type LinkEvent =
  | { readonly kind: "loaded" | "expired" | "failed" | "timedOut" }
  | { readonly kind: "newest" | "tryAgain"; readonly newest: string };

/**
 * How long to wait for a new link, in milliseconds, because during an outage of the portal a request neither fails nor is
 * answered.
 */
export const renewalTimeoutMs = 15_000;

export const firstLink = (link: string): LinkState => ({ link, phase: "shown", attempt: 0 });

/** The next state of a shown file's link. A working link is kept, so that nothing is loaded twice and no video restarts. */
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
