import { useCallback } from "react";
import { useRevalidator } from "react-router";
import { toasts } from "../../shell/toasts.ts";

/**
 * Returns a function for use after a change: it announces success and reads the lists again; the old rows stay until the new
 * ones are there.
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
