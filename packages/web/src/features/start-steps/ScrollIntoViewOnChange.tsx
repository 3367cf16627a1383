import { type ReactNode, useEffect, useRef } from "react";
import * as css from "./ScrollIntoViewOnChange.css.ts";

export type ScrollIntoViewOnChangeProps = {
  /** A short text; the element is scrolled into view when it changes. */
  readonly watched: string;
  readonly children: ReactNode;
};

/** Shows progress in a dialog that the person may have scrolled past when they pressed Start. */
export function ScrollIntoViewOnChange({ watched, children }: ScrollIntoViewOnChangeProps) {
  const ref = useRef<HTMLDivElement>(null);
  const before = useRef(watched);
  useEffect(() => {
    if (before.current === watched) return;
    before.current = watched;
    ref.current?.scrollIntoView({ block: "nearest" });
  }, [watched]);
  return (
    <div ref={ref} className={css.region}>
      {children}
    </div>
  );
}
