import { type RefObject, useLayoutEffect } from "react";
import { bottomInset, formBarAttribute } from "../theme/scale.ts";

/** Publishes the height of the element at the foot of the window, so that toasts are shown above it. */
export function useBottomInset(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const root = document.documentElement;
    const { style } = root;
    root.setAttribute(formBarAttribute, "");
    const updateInset = () => style.setProperty(bottomInset, `${element.offsetHeight}px`);
    const observer = new ResizeObserver(updateInset);
    // The observer also calls back at once, after the layout that the page does anyway.
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(bottomInset);
      root.removeAttribute(formBarAttribute);
    };
  }, [ref]);
}
