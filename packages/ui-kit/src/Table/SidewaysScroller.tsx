import { type ReactNode, useCallback, useState } from "react";
import * as css from "./Table.css.ts";

type SidewaysScrollerProps = { readonly label: string; readonly children: ReactNode };

/** Where large text makes a table wider than its place, a region that scrolls sideways, by keyboard too. */
export function SidewaysScroller({ label, children }: SidewaysScrollerProps) {
  const [isWide, setWide] = useState(false);
  const measure = useCallback((scroller: HTMLDivElement) => {
    const observer = new ResizeObserver(() => setWide(scroller.scrollWidth > scroller.clientWidth));
    observer.observe(scroller);
    const [table] = scroller.children;
    if (table !== undefined) observer.observe(table);
    return () => observer.disconnect();
  }, []);
  const scrolls = isWide ? { role: "region", "aria-label": label, tabIndex: 0, "data-wide": true } : {};
  return (
    <div ref={measure} className={css.scroller} {...scrolls}>
      {children}
    </div>
  );
}
