import { type RefObject, useEffect, useRef } from "react";
import { restoreFocus } from "../../../shell/focus-content.ts";

/**
 * If the pressed element disappears with its effect, such as the selection's bar, the focus moves to the grid. `at` changes
 * whenever an element appears or disappears.
 */
export function useGridFocus(page: RefObject<HTMLElement | null>, at: string): void {
  const before = useRef(at);
  useEffect(() => {
    if (before.current === at) return;
    before.current = at;
    restoreFocus(() => page.current?.querySelector<HTMLElement>("[data-items]"));
  }, [page, at]);
}
