import { useCallback } from "react";
import { useRevalidator } from "react-router";
import { toasts } from "../../shell/toasts.ts";

/** After a change: says that it is done, and reads the lists again; the old rows stand until the new ones are there. */
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
