type State = { readonly restoreScrollPosition: number | false | null };
type Following = { readonly state: State; subscribe(listener: (state: State) => void): () => void };

let wanted: number | undefined;

/** Follows where on the page the router wants to be: a number after going back or forth, or after a reload. */
export function followRestoredScroll(router: Following): () => void {
  return router.subscribe(({ restoreScrollPosition }) => {
    wanted = typeof restoreScrollPosition === "number" ? restoreScrollPosition : undefined;
  });
}

/** The former scroll position of the page that was just opened, if it was shown before. */
export function restoredScroll(): number | undefined {
  return wanted;
}
