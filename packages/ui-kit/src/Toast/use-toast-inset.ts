import { type RefObject, useLayoutEffect } from "react";
import { bottomInset, space, toastInsetProperty, toastTopInsetProperty } from "../theme/scale.ts";

/**
 * Tells the page how much of the window's foot, or head, the toasts take, their distance from it and a gap beside them
 * included: what has buttons there keeps clear of them (WCAG 2.4.11).
 */
export function useToastInset(ref: RefObject<HTMLElement | null>, isEmpty: boolean): void {
  useLayoutEffect(() => {
    const element = ref.current;
    if (isEmpty || element === null) return;
    const { style } = document.documentElement;
    const foot = `var(${bottomInset}, 0px) + max(${space[6]}, env(safe-area-inset-bottom))`;
    const updateInset = () => {
      const { top, bottom, height } = element.getBoundingClientRect();
      const isAtHead = top < window.innerHeight - bottom;
      // Many of them leave something of the window to what they are about.
      const [taken, free] = isAtHead
        ? [toastTopInsetProperty, toastInsetProperty]
        : [toastInsetProperty, toastTopInsetProperty];
      const before = isAtHead ? `${top}px` : foot;
      style.setProperty(taken, `min(50vh, ${before} + ${height}px + ${space[2]})`);
      style.removeProperty(free);
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
