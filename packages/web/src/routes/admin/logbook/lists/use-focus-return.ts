import { useCallback, useEffect, useId, useRef } from "react";

/**
 * Moves the focus when a dialog has removed its own row: to the button that adds to the list. Call `returnFocus` when the row
 * is about to disappear, before the dialog closes.
 */
export function useFocusReturn(isClosed: boolean): {
  readonly addButtonId: string;
  readonly returnFocus: () => void;
} {
  const addButtonId = useId();
  const isWanted = useRef(false);
  useEffect(() => {
    if (!isClosed || !isWanted.current) return;
    isWanted.current = false;
    // Waits for a frame, because the dialog itself first restores the focus to a row that is about to disappear.
    requestAnimationFrame(() => document.getElementById(addButtonId)?.focus());
  }, [isClosed, addButtonId]);
  const returnFocus = useCallback(() => {
    isWanted.current = true;
  }, []);
  return { addButtonId, returnFocus };
}
