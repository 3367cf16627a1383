import { type FocusEvent, useLayoutEffect, useRef } from "react";
import * as css from "./Fleet.css.ts";

/**
 * Keeps the focus with its row while rows come, go and change their order. A browser takes it from what is moved or taken
 * out of the page; React tells no handler of that, and of a person who goes elsewhere it does.
 */
export function useRowFocus() {
  const place = useRef<HTMLDivElement>(null);
  const had = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (had.current === null || document.activeElement !== document.body) return;
    const link = place.current?.querySelector<HTMLElement>(`th a[href=${JSON.stringify(had.current)}]`);
    (link ?? place.current)?.focus({ preventScroll: true });
  });
  return {
    ref: place,
    tabIndex: -1,
    className: css.place,
    onFocus: ({ target }: FocusEvent) => {
      had.current = target.closest("th a")?.getAttribute("href") ?? null;
    },
    onBlur: () => {
      had.current = null;
    },
  };
}
