import { useEffect } from "react";
import { onWindowReturn } from "../../../features/poll/on-window-return.ts";
import { offerUnfinished } from "./upload/uploads.ts";

/** Shows the person's unfinished uploads of other windows and browsers, refetched whenever the page is opened or returned to. */
export function useUnfinishedUploads(canKeep: boolean): void {
  useEffect(() => {
    if (!canKeep) return undefined;
    void offerUnfinished();
    return onWindowReturn(() => void offerUnfinished());
  }, [canKeep]);
}
