import { type RefObject, useEffect, useState } from "react";

/** Events that come before a person can open the list or type: the pointer over the field, or the focus in it. */
const signs = ["pointerenter", "pointerdown", "focusin"] as const;

/**
 * Whether somebody is at the field. Until then a list of options need not be built: a form has many lists, and most are
 * never opened.
 */
export function useWasFocused(rootRef: RefObject<HTMLElement | null>, isAwakeFromStart: boolean): boolean {
  const [isAwake, setAwake] = useState(isAwakeFromStart);
  useEffect(() => {
    const root = rootRef.current;
    if (root === null || isAwake) return;
    const wake = () => setAwake(true);
    // A dialog gives the focus to its first field as it opens: that may be over by now.
    if (root.contains(document.activeElement)) wake();
    for (const sign of signs) root.addEventListener(sign, wake);
    return () => {
      for (const sign of signs) root.removeEventListener(sign, wake);
    };
  }, [rootRef, isAwake]);
  return isAwake;
}
