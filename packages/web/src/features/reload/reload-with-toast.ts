import * as v from "valibot";
import { toasts } from "../../shell/toasts.ts";

const toastOfReload = v.object({
  message: v.string(),
  subject: v.exactOptional(v.string()),
  /** Links that the toast contains. */
  links: v.exactOptional(v.array(v.object({ label: v.string(), href: v.string() }))),
  /** The text of the toast after the reload. */
  title: v.exactOptional(v.string()),
});
export type LinkedToast = Readonly<v.InferOutput<typeof toastOfReload>>;

const storedToast = v.pipe(v.string(), v.parseJson(), v.object({ at: v.number(), toast: toastOfReload }));
const key = "cathedra.toast-over-reload";
/** The time in milliseconds within which a reload takes place; a stored toast that is older belongs to no reload of this kind. */
const reloadTakesAtMostMs = 30_000;

/** Shows a toast of success with links. */
export function successWithLinks(
  { message, subject, links = [] }: LinkedToast,
  go: (href: string) => void,
): void {
  const actions = links.map(({ label, href }) => ({ label, onPress: () => go(href) }));
  toasts.success(message, { subject, ...(actions.length > 0 && { actions }) });
}

export type ReloadOptions = {
  readonly afterMs: number;
  readonly go: (href: string) => void;
  /** Called at the end of the pause, if the page is loaded again. */
  readonly beforeReload?: () => void;
};

/**
 * Reloads the page after a pause, without the parameters that its query names. A toast that was not shown long enough is shown
 * again afterwards. If the person leaves the page first, nothing is reloaded: call the returned function then.
 */
export function reloadWithToast(
  toast: LinkedToast,
  { afterMs, go, beforeReload }: ReloadOptions,
): () => void {
  successWithLinks(toast, go);
  const { pathname } = location;
  const timer = setTimeout(() => {
    // Another page may be loading while this one is still shown.
    if (location.pathname !== pathname) return;
    sessionStorage.setItem(key, JSON.stringify({ at: Date.now(), toast }));
    beforeReload?.();
    location.replace(pathname);
  }, afterMs);
  return () => {
    clearTimeout(timer);
    sessionStorage.removeItem(key);
  };
}

/** Shows the toast that `reloadWithToast` stored, once, and returns it. */
export function showToastOfReload(go: (href: string) => void): LinkedToast | undefined {
  const text = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  const carried = v.safeParse(storedToast, text);
  const isOurs = carried.success && Date.now() - carried.output.at < reloadTakesAtMostMs;
  if (!isOurs) return undefined;
  successWithLinks(carried.output.toast, go);
  return carried.output.toast;
}
