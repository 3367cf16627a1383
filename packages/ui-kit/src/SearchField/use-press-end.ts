import { useEffect, useRef } from "react";

/**
 * `afterPress` calls at once or, while a pointer is pressed, when it is let go: of several calls the last. It is called before the
 * click that follows, so that what is pressed, such as a button that clears the search, has the last word.
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
