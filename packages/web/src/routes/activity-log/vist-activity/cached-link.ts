/**
 * How the link of something that is shown fares. `shown`: it works, or is tried for the first time. `renewing`: it has expired, and a
 * newer one was asked for. `renewed`: the newer one is tried. `lost`: that failed too, none came in time, or the link works and leads to
 * what the browser cannot show.
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

/** For so long a newer link is waited for: while the portal is away the question waits, and neither fails nor is answered. */
export const renewalTimeoutMs = 15_000;

export const firstLink = (link: string): LinkState => ({ link, phase: "shown", attempt: 0 });

/** What is shown keeps its own link as long as that works: nothing is loaded twice, and no film begins again. */
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
