import { useEffect, useState } from "react";
import { useNavigation, useRevalidator } from "react-router";
import { SessionExpiredError } from "../auth/tokens.ts";
import { ApiError, UnavailableError } from "../relay/errors.ts";

/** A second failure within this time, in milliseconds, would not be repaired by another reload. */
const minPauseMs = 30_000;
let lastAt = Number.NEGATIVE_INFINITY;

/**
 * For the fallback of a part of a page that could not be rendered. If no answer of the portal explains the failure, the data
 * may have been incomplete, so the page is read again once. True while that is running, or the page is being left.
 */
export function useRetry(error: unknown): boolean {
  const { revalidate, state } = useRevalidator();
  const navigation = useNavigation();
  const isFault = !(
    error instanceof ApiError ||
    error instanceof UnavailableError ||
    error instanceof SessionExpiredError
  );
  const [isMending, setMending] = useState(() => isFault && performance.now() - lastAt > minPauseMs);
  useEffect(() => {
    if (!isMending) return;
    lastAt = performance.now();
    void revalidate().finally(() => setMending(false));
  }, [isMending, revalidate]);
  return isFault && (isMending || state === "loading" || navigation.state === "loading");
}
