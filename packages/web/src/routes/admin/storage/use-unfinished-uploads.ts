import { useEffect } from "react";
import { whenSeenAgain } from "../../../features/poll/seen-again.ts";
import { offerUnfinished } from "./upload/uploads.ts";

/** Shows somebody's unfinished uploads of other windows and browsers, as they are when they come to the page or back to it. */
export function useUnfinishedUploads(canKeep: boolean): void {
  useEffect(() => {
    if (!canKeep) return undefined;
    void offerUnfinished();
    return whenSeenAgain(() => void offerUnfinished());
  }, [canKeep]);
}
