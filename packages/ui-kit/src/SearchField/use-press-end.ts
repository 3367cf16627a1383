import { useEffect, useRef } from "react";

/** `afterPress` calls at once or, while a pointer is pressed, when that press and its click have ended: of several calls the last. */
export function usePressEnd() {
  const isPressed = useRef(false);
  const waiting = useRef<() => void>(undefined);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const press = () => {
      isPressed.current = true;
    };
    const release = () => {
      isPressed.current = false;
      clearTimeout(timer);
      // The click follows in the same task.
      timer = setTimeout(() => {
        const call = waiting.current;
        waiting.current = undefined;
        call?.();
      });
    };
    window.addEventListener("pointerdown", press, true);
    window.addEventListener("pointerup", release, true);
    window.addEventListener("pointercancel", release, true);
    return () => {
      clearTimeout(timer);
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
