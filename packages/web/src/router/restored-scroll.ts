type State = { readonly restoreScrollPosition: number | false | null };
type Following = { readonly state: State; subscribe(listener: (state: State) => void): () => void };

let wanted: number | undefined;

/** Follows the scroll position that the router wants to restore: a number after going back or forward, or after a reload. */
export function followRestoredScroll(router: Following): () => void {
  return router.subscribe(({ restoreScrollPosition }) => {
    wanted = typeof restoreScrollPosition === "number" ? restoreScrollPosition : undefined;
  });
}

/** The former scroll position of the page that was just opened, if it was shown before. */
export function restoredScroll(): number | undefined {
  return wanted;
}
