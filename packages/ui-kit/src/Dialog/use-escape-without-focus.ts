import { useEffect, useEffectEvent } from "react";

/** The dialogs that are open, the topmost last. */
const stack: object[] = [];

/**
 * Closes a dialog by Escape also where no element of it has the focus to hear the key: what had it has just been removed, or
 * belongs to a dialog over it that is on its way out. The topmost dialog hears it.
 */
export function useEscapeWithoutFocus(isOpen: boolean, close: () => void): void {
  const onEscape = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return;
    const self = {};
    stack.push(self);
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.isComposing || stack.at(-1) !== self || !isFocusLost()) return;
      event.preventDefault();
      event.stopPropagation();
      onEscape();
    };
    document.addEventListener("keydown", handleKey, true);
    return () => {
      stack.splice(stack.indexOf(self), 1);
      document.removeEventListener("keydown", handleKey, true);
    };
  }, [isOpen]);
}

function isFocusLost(): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || activeElement.closest("[data-exiting]") !== null;
}
