import { type RefObject, useEffect, useLayoutEffect, useState } from "react";
import {
  getShape,
  type ItemLayout,
  isNarrowPane,
  itemsInView,
  type Shape,
  scrollToItem,
} from "./geometry.ts";

type Pane = {
  readonly shape: Shape;
  readonly isNarrow: boolean;
  readonly from: number;
  readonly to: number;
  /** The height of all items together, in pixels. */
  readonly height: number;
  readonly rowsInView: number;
  readonly show: (index: number) => void;
};

type Options = {
  readonly layout: ItemLayout;
  readonly count: number;
  /** The height of the header that covers a part of the pane, in pixels. */
  readonly above: number;
};

/** The items that are rendered: the visible ones, and a few around them. */
export function useVisibleRows(
  pane: RefObject<HTMLDivElement | null>,
  { layout, count, above }: Options,
): Pane {
  const [width, setWidth] = useState(0);
  const [view, setView] = useState({ top: 0, height: 600 });
  useLayoutEffect(() => {
    const element = pane.current;
    if (element === null) return undefined;
    const measure = () => {
      setWidth(element.querySelector("[data-room]")?.clientWidth ?? 0);
      setView(({ top }) => ({ top, height: element.clientHeight }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [pane]);
  const rem = useRem();
  const shape = getShape(layout, width, rem);
  useEffect(() => {
    const element = pane.current;
    if (element === null) return undefined;
    // Renders again only when another row becomes visible.
    const updateVisibleRows = () => {
      const top = Math.max(0, Math.floor(element.scrollTop / shape.rowHeight) * shape.rowHeight);
      setView((before) => (before.top === top ? before : { ...before, top }));
    };
    updateVisibleRows();
    element.addEventListener("scroll", updateVisibleRows, { passive: true });
    return () => element.removeEventListener("scroll", updateVisibleRows);
  }, [pane, shape.rowHeight]);
  const { from, to } = itemsInView(shape, { ...view, height: view.height + shape.rowHeight }, count);
  return {
    shape,
    isNarrow: isNarrowPane(width, rem),
    from,
    to,
    height: Math.ceil(count / shape.columns) * shape.rowHeight,
    rowsInView: Math.max(1, Math.floor(view.height / shape.rowHeight)),
    show: (index) => {
      const element = pane.current;
      if (element === null) return;
      const seen = { top: element.scrollTop, height: element.clientHeight - above };
      const top = scrollToItem(shape, seen, index);
      if (top !== undefined) element.scrollTo({ top });
    },
  };
}

/** The text size to which the browser is set, in pixels. */
function useRem(): number {
  const [rem] = useState(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16);
  return rem;
}
