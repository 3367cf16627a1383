import { useEffect, useEffectEvent } from "react";
import { useRevalidator } from "react-router";
import { onWindowReturn } from "./on-window-return.ts";

/**
 * Refetches the page when the person returns to it; the old content stays until the new content arrives. For every page with a
 * list, because another tab, device or person may have changed it.
 */
export function useRefreshOnReturn(): void {
  const { revalidate } = useRevalidator();
  const reread = useEffectEvent(() => void revalidate());
  useEffect(() => onWindowReturn(() => reread()), []);
}
