import { type RefObject, useLayoutEffect } from "react";
import { footRoom } from "../theme/scale.ts";

/** Tells the page how much of the window's foot the element takes: toasts stand above it. */
export function useFootRoom(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const { style } = document.documentElement;
    const tell = () => style.setProperty(footRoom, `${element.offsetHeight}px`);
    const observer = new ResizeObserver(tell);
    // Tells at once too, after the layout that the page does anyway.
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(footRoom);
    };
  }, [ref]);
}
