import { startTransition, useEffect, useState } from "react";

/**
 * The number of rendered parts, up to `count`: the first at once, each further one when the browser has painted the last and is
 * idle. A pressed key comes first.
 */
export function useStagedRender(count: number): number {
  const [renderedCount, setRenderedCount] = useState(1);
  useEffect(() => {
    if (renderedCount < count) startTransition(() => setRenderedCount(renderedCount + 1));
  }, [renderedCount, count]);
  return renderedCount;
}
