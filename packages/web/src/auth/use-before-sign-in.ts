import { useEffect, useRef } from "react";
import { addBeforeLeave } from "./before-leaving.ts";

/**
 * `save` is called right before the page leaves for the identity service, so that nothing typed is lost: a form
 * stores its draft there. It must finish at once: the page does not wait for promises.
 */
export function useBeforeSignIn(save: () => void): void {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => addBeforeLeave(() => latest.current()), []);
}
