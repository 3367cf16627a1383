import { useEffect, useRef } from "react";

/**
 * `afterPress` calls back at once or, while a pointer is pressed, at its release, with the last of several calls. It runs
 * before the following click, so that a pressed button, such as one that clears the search, comes last.
 */
export function usePressEnd() {
  const isPressed = useRef(false);
  const waiting = useRef<() => void>(undefined);
  useEffect(() => {
    const press = () => {
      isPressed.current = true;
    };
    const release = () => {
      isPressed.current = false;
      const call = waiting.current;
      waiting.current = undefined;
      call?.();
    };
    window.addEventListener("pointerdown", press, true);
    window.addEventListener("pointerup", release, true);
    window.addEventListener("pointercancel", release, true);
    return () => {
      window.removeEventListener("pointerdown", press, true);
      window.removeEventListener("pointerup", release, true);
      window.removeEventListener("pointercancel", release, true);
    };
  }, []);
  return {
    afterPress: (call: () => void) => {
      if (isPressed.current) waiting.current = call;
      else call();
    },
    cancel: () => {
      waiting.current = undefined;
    },
  };
}
