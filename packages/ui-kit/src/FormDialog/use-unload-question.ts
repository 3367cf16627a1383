import { useEffect, useRef } from "react";

/** The browser asks before a reload, or before it leaves the page, while `isChanged` returns true. */
export function useUnloadQuestion(isChanged: () => boolean): void {
  const latest = useRef(isChanged);
  useEffect(() => {
    latest.current = isChanged;
  });
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (!latest.current()) return;
      event.preventDefault();
      // Chromium before 119 reads only this property.
      event.returnValue = "";
    };
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, []);
}
