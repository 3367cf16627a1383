import { useMedia } from "@cathedra/ui-kit/use-media";
import { useState } from "react";

/** How many rows of a long list are rendered: `step` more with each `showMore`, and all of them on paper. */
export function useRenderedCount(step: number): { readonly count: number; readonly showMore: () => void } {
  const isPrinted = useMedia("print");
  const [steps, setSteps] = useState(1);
  return { count: isPrinted ? Number.POSITIVE_INFINITY : steps * step, showMore: () => setSteps(steps + 1) };
}
