import { useEffect } from "react";
import { getFolder } from "./paths.ts";
import { arrival } from "./upload/uploads.ts";

/** Waits for further arrivals before the folder is read, in milliseconds. */
const pauseMs = 700;

/** Refetches a folder when something was uploaded into it or below it. */
export function useRefreshOnUpload(folder: string, refresh: () => Promise<void>): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = arrival.subscribe(() => {
      const key = arrival.get()?.key;
      if (key === undefined || !getFolder(key).startsWith(folder)) return;
      timer ??= setTimeout(() => {
        timer = undefined;
        void refresh();
      }, pauseMs);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [folder, refresh]);
}
