import { type RefObject, useLayoutEffect } from "react";
import { footRoom, space, toastRoomProperty } from "../theme/scale.ts";

/**
 * Tells the page how much of the window's foot the toasts take, their distance from it and a gap above them included: what
 * has buttons there stands above them (WCAG 2.4.11).
 */
export function useToastRoom(ref: RefObject<HTMLElement | null>, isEmpty: boolean): void {
  useLayoutEffect(() => {
    const element = ref.current;
    if (isEmpty || element === null) return;
    const { style } = document.documentElement;
    const foot = `var(${footRoom}, 0px) + max(${space[6]}, env(safe-area-inset-bottom))`;
    const tell = () => {
      const height = `${element.offsetHeight}px + ${space[2]}`;
      // Many of them leave something of the window to what they are about.
      style.setProperty(toastRoomProperty, `min(50vh, ${foot} + ${height})`);
    };
    const observer = new ResizeObserver(tell);
    tell();
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(toastRoomProperty);
    };
  }, [ref, isEmpty]);
}
