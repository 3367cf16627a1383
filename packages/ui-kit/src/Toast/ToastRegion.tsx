import { type RefObject, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { CircleAlert, CircleCheck, Icon, Info, X } from "../Icon/index.ts";
import { bottomInset, space, toastInsetProperty, toastTopInsetProperty } from "../theme/scale.ts";
import * as css from "./Toast.css.ts";
import type { Toast, ToastQueue } from "./toast-queue.ts";

export type ToastRegionProps = {
  readonly queue: ToastQueue;
  readonly label?: string;
  readonly dismissLabel?: string;
};

const signs = { success: CircleCheck, error: CircleAlert, info: Info } as const;

/**
 * Shows the toasts of a queue above everything, at the foot of a small screen. Their time pauses while they have the pointer or
 * the focus, and while the page is hidden. They are announced when they appear: errors at once, others in turn.
 */
export function ToastRegion({ queue, label = "Notifications", dismissLabel = "Dismiss" }: ToastRegionProps) {
  const toasts = useSyncExternalStore(queue.subscribe, queue.snapshot, queue.snapshot);
  const regionRef = useRef<HTMLElement | null>(null);
  const cameFrom = useReadingPause(queue, regionRef, toasts.length === 0);
  useToastInset(regionRef, toasts.length === 0);

  const dismiss = (toast: Toast) => {
    const isFocusInside = regionRef.current?.contains(document.activeElement) === true;
    queue.dismiss(toast.id);
    if (isFocusInside) focusAfter(regionRef.current, toast.id, cameFrom.current);
  };
  return (
    <section
      ref={regionRef}
      aria-label={label}
      className={css.region}
      data-react-aria-top-layer="true"
      data-not-printed
    >
      {(["polite", "assertive"] as const).map((manner) => (
        <ul key={manner} aria-live={manner} aria-relevant="additions text" className={css.list}>
          {toasts
            .filter(({ tone }) => (tone === "error") === (manner === "assertive"))
            .map((toast) => (
              <li key={toast.id} data-toast={toast.id} className={css.toast}>
                {toast.isCounted === true && typeof toast.timeout === "number" && (
                  <span
                    aria-hidden
                    className={css.count}
                    style={{ animationDuration: `${toast.timeout}ms` }}
                  />
                )}
                <span className={css.sign[toast.tone]}>
                  <Icon glyph={signs[toast.tone]} />
                </span>
                <span className={css.textBlock}>
                  {toast.title !== undefined && <strong className={css.title}>{toast.title}</strong>}
                  <span className={css.message}>{toast.message}</span>
                  {toast.actions === undefined ? null : (
                    <span className={css.actions}>
                      {toast.actions.map(({ label: act, onPress }) => (
                        <button
                          key={act}
                          type="button"
                          className={css.action}
                          onClick={() => {
                            onPress();
                            dismiss(toast);
                          }}
                        >
                          {act}
                        </button>
                      ))}
                    </span>
                  )}
                </span>
                <button
                  type="button"
                  className={css.dismiss}
                  aria-label={dismissLabel}
                  onClick={() => dismiss(toast)}
                >
                  <Icon glyph={X} size="small" />
                </button>
              </li>
            ))}
        </ul>
      ))}
    </section>
  );
}

/** Moves the focus to the next toast, or back to where it was before the toasts. */
function focusAfter(region: HTMLElement | null, goneId: number, cameFrom: HTMLElement | null): void {
  const others = [...(region?.querySelectorAll<HTMLElement>("[data-toast]") ?? [])].filter(
    (toast) => toast.dataset.toast !== String(goneId),
  );
  const next = others[0]?.querySelector<HTMLElement>("button:last-of-type") ?? cameFrom;
  next?.focus();
}

/**
 * Publishes the space that toasts take at the foot or head of the window, including their margins, so that buttons there stay
 * uncovered (WCAG 2.4.11).
 */
function useToastInset(ref: RefObject<HTMLElement | null>, isEmpty: boolean): void {
  useLayoutEffect(() => {
    const element = ref.current;
    if (isEmpty || element === null) return;
    const { style } = document.documentElement;
    const foot = `var(${bottomInset}, 0px) + max(${space[6]}, env(safe-area-inset-bottom))`;
    const updateInset = () => {
      const { top, bottom, height } = element.getBoundingClientRect();
      const isAtHead = top < window.innerHeight - bottom;
      // Many toasts must leave a part of the window free for the page.
      const [taken, free] = isAtHead
        ? [toastTopInsetProperty, toastInsetProperty]
        : [toastInsetProperty, toastTopInsetProperty];
      const before = isAtHead ? `${top}px` : foot;
      style.setProperty(taken, `min(50vh, ${before} + ${height}px + ${space[2]})`);
      style.removeProperty(free);
      uncoverFocus(element);
    };
    const observer = new ResizeObserver(updateInset);
    updateInset();
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(toastInsetProperty);
      style.removeProperty(toastTopInsetProperty);
    };
  }, [ref, isEmpty]);
}

/**
 * Scrolls the focused field or button out from under the toasts. Larger elements, such as the page's content, are not scrolled.
 */
function uncoverFocus(region: HTMLElement): void {
  const focused = document.activeElement;
  if (focused === null || region.contains(focused)) return;
  // An open list would close when the page scrolls, while the person is about to choose.
  if (focused.getAttribute("aria-expanded") === "true") return;
  const toasts = region.getBoundingClientRect();
  const { top, bottom, left, right, height } = focused.getBoundingClientRect();
  const isCovered = bottom > toasts.top && top < toasts.bottom && right > toasts.left && left < toasts.right;
  if (isCovered && height < window.innerHeight / 2) focused.scrollIntoView({ block: "nearest" });
}

/**
 * Pauses the toasts while they have the pointer or the focus, and while the page is hidden. Returns the element that had the
 * focus before the toasts.
 */
function useReadingPause(queue: ToastQueue, regionRef: RefObject<HTMLElement | null>, isEmpty: boolean) {
  const cameFrom = useRef<HTMLElement | null>(null);

  useEffect(() => {
    const region = regionRef.current;
    const isInside = (target: EventTarget | null) =>
      target instanceof Node && region?.contains(target) === true;
    const enter = ({ relatedTarget }: FocusEvent) => {
      queue.pause();
      if (relatedTarget instanceof HTMLElement && !isInside(relatedTarget)) cameFrom.current = relatedTarget;
    };
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (!isInside(relatedTarget)) queue.resume();
    };
    const pauseOrResume = () => (document.hidden ? queue.pause() : queue.resume());
    region?.addEventListener("pointerenter", queue.pause);
    region?.addEventListener("pointerleave", queue.resume);
    region?.addEventListener("focusin", enter);
    region?.addEventListener("focusout", leave);
    document.addEventListener("visibilitychange", pauseOrResume);
    return () => {
      region?.removeEventListener("pointerenter", queue.pause);
      region?.removeEventListener("pointerleave", queue.resume);
      region?.removeEventListener("focusin", enter);
      region?.removeEventListener("focusout", leave);
      document.removeEventListener("visibilitychange", pauseOrResume);
    };
  }, [queue, regionRef]);

  // The hovered element may disappear without an event that the pointer left it.
  useEffect(() => {
    if (isEmpty && !document.hidden) queue.resume();
  }, [isEmpty, queue]);

  return cameFrom;
}
