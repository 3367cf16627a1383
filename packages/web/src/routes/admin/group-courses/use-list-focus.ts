import { useLayoutEffect, useRef } from "react";

/**
 * A row that goes to the other list takes the focus along: it goes to the row that comes into its place, or to the list where there
 * is none.
 */
export function useListFocus() {
  const place = useRef<HTMLDivElement>(null);
  const left = useRef<number | null>(null);
  useLayoutEffect(() => {
    const index = left.current;
    if (index === null) return;
    left.current = null;
    if (document.activeElement !== document.body) return;
    const rows = place.current?.querySelectorAll("li") ?? [];
    const row = rows[Math.min(index, rows.length - 1)];
    (row?.querySelector<HTMLElement>("button") ?? place.current)?.focus({ preventScroll: true });
  });
  return {
    place,
    /** The row at this place is about to go. */
    keepAt: (index: number) => {
      left.current = index;
    },
  };
}
