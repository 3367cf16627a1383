import { useEffect } from "react";
import { onWindowReturn } from "../../../features/poll/on-window-return.ts";
import { offerUnfinished } from "./upload/uploads.ts";

/** Shows somebody's unfinished uploads of other windows and browsers, as they are when they come to the page or back to it. */
export function useUnfinishedUploads(canKeep: boolean): void {
  useEffect(() => {
    if (!canKeep) return undefined;
    void offerUnfinished();
    return onWindowReturn(() => void offerUnfinished());
  }, [canKeep]);
}
