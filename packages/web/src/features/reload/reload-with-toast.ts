import * as v from "valibot";
import { toasts } from "../../shell/toasts.ts";

const kept = v.pipe(v.string(), v.parseJson(), v.object({ at: v.number(), message: v.string() }));
const key = "cathedra.toast-over-reload";
/** A reload that takes longer was none of ours. */
const reloadTakesAtMostMs = 30_000;

/**
 * Loads the page again after a pause, without what its query names. A toast of which too little was seen by then stands there again afterwards. Who
 * leaves the page before has seen the toast and loads nothing again: call what this returns then.
 */
export function reloadWithToast(message: string, afterMs: number): () => void {
  toasts.success(message);
  const { pathname } = location;
  const timer = setTimeout(() => {
    // Another page may be on its way in while this one still stands.
    if (location.pathname !== pathname) return;
    sessionStorage.setItem(key, JSON.stringify({ at: Date.now(), message }));
    location.replace(pathname);
  }, afterMs);
  return () => {
    clearTimeout(timer);
    sessionStorage.removeItem(key);
  };
}

/** Shows what `reloadWithToast` carried over, once. */
export function showToastOfReload(): void {
  const text = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  const carried = v.safeParse(kept, text);
  if (carried.success && Date.now() - carried.output.at < reloadTakesAtMostMs)
    toasts.success(carried.output.message);
}
