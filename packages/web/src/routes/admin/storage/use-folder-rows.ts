import { useCallback, useEffect, useRef, useSyncExternalStore } from "react";
import { onWindowReturn } from "../../../features/poll/on-window-return.ts";
import type { FolderRows } from "./folder-rows.ts";

/** The state of rows that are read as far as they are viewed, and refetched when the window gets the focus. */
export function useFolderRows<Item>(rows: FolderRows<Item>) {
  const seenTo = useRef(1);
  useEffect(() => {
    void rows.refresh();
    const stop = onWindowReturn(() => void rows.refresh(seenTo.current));
    return () => {
      stop();
      rows.close();
    };
  }, [rows]);
  const state = useSyncExternalStore(rows.subscribe, rows.get);
  const onShow = useCallback(
    (_from: number, to: number) => {
      seenTo.current = to;
      rows.want(to);
    },
    [rows],
  );
  const refresh = useCallback(() => rows.refresh(seenTo.current), [rows]);
  return { state, onShow, refresh, upTo: (to: number) => rows.upTo(to) };
}
