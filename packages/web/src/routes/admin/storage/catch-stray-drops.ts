type Beside = {
  /** Whether files are taken now. */
  readonly isOpen: () => boolean;
  readonly onDrop: (files: DataTransfer) => void;
};

/**
 * Takes files that are dropped where nothing else takes them, in a margin or on the menu: else the browser leaves the portal for
 * the file. Returns the way to stop that.
 */
export function catchStrayDrops(window: EventTarget, { isOpen, onDrop }: Beside): () => void {
  const listener = (event: Event) => {
    const { dataTransfer } = event as DragEvent;
    if (event.defaultPrevented || dataTransfer?.types.includes("Files") !== true) return;
    event.preventDefault();
    if (event.type === "dragover") dataTransfer.dropEffect = isOpen() ? "copy" : "none";
    else if (isOpen()) onDrop(dataTransfer);
  };
  window.addEventListener("dragover", listener);
  window.addEventListener("drop", listener);
  return () => {
    window.removeEventListener("dragover", listener);
    window.removeEventListener("drop", listener);
  };
}
