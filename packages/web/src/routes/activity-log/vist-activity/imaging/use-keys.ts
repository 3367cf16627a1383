import { useEffect, useEffectEvent } from "react";

/** Keyboard shortcuts of a mounted component; they do not apply while someone types, nor with Ctrl, Alt or Meta. */
export function useKeys(keys: Readonly<Record<string, (() => void) | undefined>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = keys[event.key];
    if (act === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    if (isTyping(event) || isOfControl(event)) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);
}

function isTyping({ target }: KeyboardEvent): boolean {
  return target instanceof HTMLInputElement && target.type !== "radio";
}

/**
 * Whether a focused control uses the key itself: Space and the arrows have a meaning for controls, and a focused video handles
 * both.
 */
function isOfControl({ key, target }: KeyboardEvent): boolean {
  const own = key === " " ? "button, a, input, video" : key.startsWith("Arrow") ? "input, video" : null;
  return own !== null && target instanceof Element && target.closest(own) !== null;
}
