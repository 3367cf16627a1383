import { storageTexts as texts } from "@cathedra/domain/messages";
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { whenSeenAgain } from "../../../../features/poll/seen-again.ts";
import { createFolderRows } from "../folder-rows.ts";
import { tellFailure } from "../tell.ts";
import { readTrash } from "./ask-trash.ts";

/** What is in the trash, read as far as somebody looks. */
export function useTrash() {
  const [rows] = useState(() => createFolderRows(readTrash));
  const seenTo = useRef(1);
  useEffect(() => {
    void rows.refresh();
    const stop = whenSeenAgain(() => void rows.refresh(seenTo.current));
    return () => {
      stop();
      rows.close();
    };
  }, [rows]);
  const state = useSyncExternalStore(rows.subscribe, rows.get);
  const { failure } = state;
  useEffect(() => {
    if (failure !== null) tellFailure(texts.trashFailed, failure);
  }, [failure]);
  const onShow = useCallback(
    (_from: number, to: number) => {
      seenTo.current = to;
      rows.want(to);
    },
    [rows],
  );
  return {
    key: "trash",
    state,
    onShow,
    refresh: () => rows.refresh(seenTo.current),
    upTo: (to: number) => rows.upTo(to),
  };
}
