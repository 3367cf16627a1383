import { type ReactNode, useEffect, useRef } from "react";
import * as css from "./ScrollIntoView.css.ts";

export type ScrollIntoViewProps = {
  /** What is told, in short: it is brought into sight when it is another. */
  readonly of: string;
  readonly children: ReactNode;
};

/** What goes on, in a dialog that may have been scrolled past it by whoever presses Start. */
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
