const key = "cathedra.reloaded-at";
/** A second failure within this time is not cured by loading the page once more. */
const patienceMs = 60_000;

/**
 * A new build replaces the chunks that a page of the old one still asks for: such a page is loaded again, once. Where
 * the portal does not answer at all, the failure is left to the page's error boundary.
 */
export function reloadOnceWithoutChunk(): void {
  addEventListener("vite:preloadError", () => {
    const last = Number(sessionStorage.getItem(key) ?? 0);
    if (!navigator.onLine || Date.now() - last < patienceMs) return;
    sessionStorage.setItem(key, String(Date.now()));
    location.reload();
  });
}
