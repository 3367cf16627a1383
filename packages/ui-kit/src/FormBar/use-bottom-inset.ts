import { type RefObject, useLayoutEffect } from "react";
import { bottomInset, formBarAttribute } from "../theme/scale.ts";

/** While the element is at the foot of the window, publishes its height, so that toasts are shown above it. */
export function useBottomInset(ref: RefObject<HTMLElement | null>, isAtFoot = true): void {
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null || !isAtFoot) return;
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
  }, [ref, isAtFoot]);
}
