import { storageUploadTexts as texts } from "@cathedra/domain/messages";
import { type DragEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { toasts } from "../../../shell/toasts.ts";
import { catchStrayDrops } from "./catch-stray-drops.ts";
import { hasFiles } from "./drag.ts";
import { filesOfDrop, type Picked } from "./upload/picked-files.ts";

type Dropped = { readonly dataTransfer: Pick<DataTransfer, "items"> };

/** Accepts files and folders that are dropped anywhere in the window. */
export function useDropZone(isOpen: boolean, onPicked: (picked: Picked) => void) {
  const [isOver, setOver] = useState(false);
  // The number of entered elements: events are sent for each element, and the pointer has left the zone when it has left all of
  // them.
  const depth = useRef(0);
  const leave = () => {
    depth.current = 0;
    setOver(false);
  };

  function take(event: Dropped, then: (picked: Picked) => void): void {
    leave();
    void filesOfDrop(event.dataTransfer.items).then((picked) => {
      if (picked.files.length + picked.emptyFolders.length === 0) toasts.error(texts.nothing);
      else then(picked);
    });
  }

  const isTaken = useEffectEvent(() => isOpen);
  const takeBeside = useEffectEvent((dropped: Dropped) => take(dropped, onPicked));
  useEffect(
    () =>
      catchStrayDrops(window, {
        isOpen: () => isTaken(),
        onDrop: (dataTransfer) => takeBeside({ dataTransfer }),
      }),
    [],
  );

  const handlers = {
    onDragEnter: (event: DragEvent) => {
      if (!isOpen || !hasFiles(event)) return;
      depth.current += 1;
      setOver(true);
    },
    onDragLeave: (event: DragEvent) => {
      if (!isOpen || !hasFiles(event)) return;
      depth.current -= 1;
      if (depth.current <= 0) leave();
    },
    onDragOver: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      // Prevents the browser from leaving the portal to show a file that is dropped on the page.
      event.preventDefault();
      event.dataTransfer.dropEffect = isOpen ? "copy" : "none";
    },
    onDrop: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      if (isOpen) take(event, onPicked);
    },
  };
  return { isOver, handlers, take };
}
