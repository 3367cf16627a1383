type Beside = {
  /** Whether dropped files are accepted at present. */
  readonly isOpen: () => boolean;
  readonly onDrop: (files: DataTransfer) => void;
};

/**
 * Accepts files that are dropped outside of the list, such as on a margin or the menu: otherwise the browser would leave the
 * portal and open the file. Returns a function that stops it.
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
