import { startTransition, useEffect, useState } from "react";

/**
 * The number of rendered sections, up to `count`: the first at once, each further one when the browser has painted the previous
 * one and is idle. Key presses take precedence.
 */
export function useStagedRender(count: number): number {
  const [renderedCount, setRenderedCount] = useState(1);
  useEffect(() => {
    if (renderedCount < count) startTransition(() => setRenderedCount(renderedCount + 1));
  }, [renderedCount, count]);
  return renderedCount;
}
