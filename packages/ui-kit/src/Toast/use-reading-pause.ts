import { type RefObject, useEffect, useRef } from "react";
import type { ToastQueue } from "./toast-queue.ts";

/**
 * Toasts wait while the pointer or the focus is on them, and while the page is hidden. Gives back where the focus was
 * before it came to them.
 */
export function useReadingPause(
  queue: ToastQueue,
  regionRef: RefObject<HTMLElement | null>,
  isEmpty: boolean,
) {
  const cameFrom = useRef<HTMLElement | null>(null);

  useEffect(() => {
    const region = regionRef.current;
    const isInside = (target: EventTarget | null) =>
      target instanceof Node && region?.contains(target) === true;
    const enter = ({ relatedTarget }: FocusEvent) => {
      queue.pause();
      if (relatedTarget instanceof HTMLElement && !isInside(relatedTarget)) cameFrom.current = relatedTarget;
    };
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (!isInside(relatedTarget)) queue.resume();
    };
    const turn = () => (document.hidden ? queue.pause() : queue.resume());
    region?.addEventListener("pointerenter", queue.pause);
    region?.addEventListener("pointerleave", queue.resume);
    region?.addEventListener("focusin", enter);
    region?.addEventListener("focusout", leave);
    document.addEventListener("visibilitychange", turn);
    return () => {
      region?.removeEventListener("pointerenter", queue.pause);
      region?.removeEventListener("pointerleave", queue.resume);
      region?.removeEventListener("focusin", enter);
      region?.removeEventListener("focusout", leave);
      document.removeEventListener("visibilitychange", turn);
    };
  }, [queue, regionRef]);

  // What was under the pointer may be gone without the pointer having left it.
  useEffect(() => {
    if (isEmpty && !document.hidden) queue.resume();
  }, [isEmpty, queue]);

  return cameFrom;
}
