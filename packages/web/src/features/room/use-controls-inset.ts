import { bottomInset, toastsAside } from "@cathedra/ui-kit/theme";
import { type RefObject, useLayoutEffect } from "react";

/** As high as the steering buttons in the frame, with what is around them. */
const controlsPx = 76;

/**
 * Toasts keep off the picture as far as they can: to the edge of the window, and above the steering buttons at the foot of
 * the frame, wherever in the window that is.
 */
export function useControlsInset(stage: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = stage.current;
    if (element === null) return undefined;
    const { style } = document.documentElement;
    document.documentElement.setAttribute(toastsAside, "");
    const updateInset = () => {
      const under = window.innerHeight - element.getBoundingClientRect().bottom;
      const taken = Math.min(Math.max(0, under + controlsPx), window.innerHeight / 2);
      style.setProperty(bottomInset, `${Math.round(taken)}px`);
    };
    const observer = new ResizeObserver(updateInset);
    observer.observe(element);
    const scrolling = { capture: true, passive: true };
    window.addEventListener("resize", updateInset);
    window.addEventListener("scroll", updateInset, scrolling);
    return () => {
      observer.disconnect();
      window.removeEventListener("resize", updateInset);
      window.removeEventListener("scroll", updateInset, scrolling);
      style.removeProperty(bottomInset);
      document.documentElement.removeAttribute(toastsAside);
    };
  }, [stage]);
}
