import { useCallback } from "react";
import { useRevalidator } from "react-router";
import { toasts } from "../../shell/toasts.ts";

/**
 * Returns a function to call after a change: it announces success and refetches the lists; the old rows stay until the new ones
 * arrive.
 */
export function useAfterChange(): (done?: string) => Promise<void> {
  const { revalidate } = useRevalidator();
  return useCallback(
    async (done) => {
      if (done !== undefined) toasts.success(done);
      await revalidate();
    },
    [revalidate],
  );
}
