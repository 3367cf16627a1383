import { type RefObject, useEffect, useState } from "react";

/** Events that precede opening the list or typing: the pointer over the field, or the focus in it. */
const signs = ["pointerenter", "pointerdown", "focusin"] as const;

/**
 * Whether the field has ever had the focus. Before that its list of options is not rendered: a form has many lists, and most
 * are never opened.
 */
export function useWasFocused(rootRef: RefObject<HTMLElement | null>, isAwakeFromStart: boolean): boolean {
  const [isAwake, setAwake] = useState(isAwakeFromStart);
  useEffect(() => {
    const root = rootRef.current;
    if (root === null || isAwake) return;
    const onFirstFocus = () => setAwake(true);
    // A form dialog focuses its first field as it opens, possibly before this effect runs.
    if (root.contains(document.activeElement)) onFirstFocus();
    for (const sign of signs) root.addEventListener(sign, onFirstFocus);
    return () => {
      for (const sign of signs) root.removeEventListener(sign, onFirstFocus);
    };
  }, [rootRef, isAwake]);
  return isAwake;
}
