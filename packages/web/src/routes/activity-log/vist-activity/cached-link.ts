/**
 * The same for recent changes only: new or changed stations, and software with a new release. Without changes it costs one
 * look.
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

/** The claims of a link to a package: the station's work for which it was issued. */
export const renewalTimeoutMs = 15_000;

export const firstLink = (link: string): LinkState => ({ link, phase: "shown", attempt: 0 });

/** Has the station download or install an update (11.031, 11.032). Concurrent or repeated requests start the work only once. */
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
