import { useEffect, useState } from "react";
import { useNavigation, useRevalidator } from "react-router";
import { SessionExpiredError } from "../auth/tokens.ts";
import { ApiError, UnavailableError } from "../relay/errors.ts";

/** What fails again so soon after it was read anew is not mended by reading it once more. */
const leastPauseMs = 30_000;
let lastAt = Number.NEGATIVE_INFINITY;

/**
 * For what stands in the place of a part of a page that could not be drawn. Where no answer of the portal says why, what it
 * read may have been half of something: the page is read anew, once. True as long as that goes on, or the page is being left.
 */
export function useRetry(error: unknown): boolean {
  const { revalidate, state } = useRevalidator();
  const navigation = useNavigation();
  const isFault = !(
    error instanceof ApiError ||
    error instanceof UnavailableError ||
    error instanceof SessionExpiredError
  );
  const [isMending, setMending] = useState(() => isFault && performance.now() - lastAt > leastPauseMs);
  useEffect(() => {
    if (!isMending) return;
    lastAt = performance.now();
    void revalidate().finally(() => setMending(false));
  }, [isMending, revalidate]);
  return isFault && (isMending || state === "loading" || navigation.state === "loading");
}
