import { type ReactNode, useCallback, useState } from "react";
import * as css from "./sideways.css.ts";

export type SidewaysScrollerProps = {
  /** The name of the region, for screen readers. */
  readonly label: string;
  /** The scrolling element; it has `data-wide` while its content is wider. */
  readonly className: string;
  /** Whether the content also scrolls vertically; the region can then always be focused by keyboard. */
  readonly isRegion?: boolean;
  readonly onWide?: (isWide: boolean) => void;
  /** The element that scrolls sideways. */
  readonly children: ReactNode;
};

/** Scrolls content that is wider than its container, also by keyboard; a shadow at the edge shows that there is more. */
export function SidewaysScroller({
  label,
  className,
  isRegion = false,
  onWide,
  children,
}: SidewaysScrollerProps) {
  const [isWide, setWide] = useState(false);
  const watch = useCallback(
    (scroller: HTMLDivElement) => {
      const measure = () => {
        const { scrollLeft, scrollWidth, clientWidth } = scroller;
        setWide(scrollWidth > clientWidth);
        onWide?.(scrollWidth > clientWidth);
        scroller.toggleAttribute("data-more-before", scrollLeft > 1);
        scroller.toggleAttribute("data-more-after", scrollWidth - clientWidth - scrollLeft > 1);
      };
      const observer = new ResizeObserver(measure);
      observer.observe(scroller);
      const [content] = scroller.children;
      if (content !== undefined) observer.observe(content);
      scroller.addEventListener("scroll", measure, { passive: true });
      return () => {
        observer.disconnect();
        scroller.removeEventListener("scroll", measure);
      };
    },
    [onWide],
  );
  const region = isWide || isRegion ? { role: "region", "aria-label": label, tabIndex: 0 } : {};
  return (
    <div className={css.place}>
      <div ref={watch} className={className} {...region} {...(isWide ? { "data-wide": true } : {})}>
        {children}
      </div>
      <div className={css.edge} aria-hidden="true" data-not-printed />
    </div>
  );
}
