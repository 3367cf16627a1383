import { useEffect, useState } from "react";
import { outage } from "../relay/environment.ts";
import { ApiError } from "../relay/errors.ts";
import { probeReadiness } from "../relay/outage.ts";

/**
 * For a page that could not be shown: whether the portal is unreachable at the moment. The page is reloaded as soon as the portal
 * answers.
 */
export function useReloadAfterOutage(error: unknown): boolean {
  const isAnswer = error instanceof ApiError;
  const [isOut, setOut] = useState(!isAnswer && !navigator.onLine);
  useEffect(() => {
    if (isAnswer) return;
    let isLeft = false;
    const reloadWhenBack = async () => {
      if (await probeReadiness()) return setOut(false);
      if (isLeft) return;
      setOut(true);
      await outage.report();
      if (!isLeft) location.reload();
    };
    void reloadWhenBack();
    return () => {
      isLeft = true;
    };
  }, [isAnswer]);
  return isOut;
}
