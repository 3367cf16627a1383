import { type RefObject, useEffect, useRef } from "react";
import { keepFocus } from "../../../shell/focus-content.ts";

/**
 * Where what was pressed went with what it did, such as the bar of what was chosen, the keys go on in the grid. `at` is another
 * one whenever something came or went.
 */
export function useGridFocus(page: RefObject<HTMLElement | null>, at: string): void {
  const before = useRef(at);
  useEffect(() => {
    if (before.current === at) return;
    before.current = at;
    keepFocus(() => page.current?.querySelector<HTMLElement>("[data-items]"));
  }, [page, at]);
}
