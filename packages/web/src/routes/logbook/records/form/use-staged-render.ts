import { startTransition, useEffect, useState } from "react";

/**
 * How many of `count` parts stand: the first at once, each further one when the browser has drawn what stands and nobody waits
 * for it. A key that is pressed meanwhile goes first.
 */
export function useStagedRender(count: number): number {
  const [standing, setStanding] = useState(1);
  useEffect(() => {
    if (standing < count) startTransition(() => setStanding(standing + 1));
  }, [standing, count]);
  return standing;
}
