import { toasts } from "../../shell/toasts.ts";

const key = "cathedra.toast-over-reload";
/** A reload that takes longer was none of ours. */
const reloadTakesAtMostMs = 30_000;

/** Loads the page again after a pause. A toast of which too little was seen by then stands there again afterwards. */
export function reloadWithToast(message: string, afterMs: number): void {
  toasts.success(message);
  setTimeout(() => {
    sessionStorage.setItem(key, JSON.stringify([Date.now(), message]));
    location.reload();
  }, afterMs);
}

/** Shows what `reloadWithToast` carried over, once. */
export function showToastOfReload(): void {
  const text = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  const carried: unknown = JSON.parse(text ?? "null");
  if (!Array.isArray(carried)) return;
  const [at, message]: unknown[] = carried;
  const isFresh = typeof at === "number" && Date.now() - at < reloadTakesAtMostMs;
  if (isFresh && typeof message === "string") toasts.success(message);
}
