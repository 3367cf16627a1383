import { type ReactNode, useEffect, useRef } from "react";
import * as css from "./ScrollIntoView.css.ts";

export type ScrollIntoViewProps = {
  /** A short text; the element is scrolled into view when it changes. */
  readonly of: string;
  readonly children: ReactNode;
};

/** Shows progress in a dialog that the person may have scrolled past when they pressed Start. */
export function ScrollIntoView({ of, children }: ScrollIntoViewProps) {
  const ref = useRef<HTMLDivElement>(null);
  const before = useRef(of);
  useEffect(() => {
    if (before.current === of) return;
    before.current = of;
    ref.current?.scrollIntoView({ block: "nearest" });
  }, [of]);
  return (
    <div ref={ref} className={css.told}>
      {children}
    </div>
  );
}
