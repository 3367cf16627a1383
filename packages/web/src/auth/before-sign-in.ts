import { useEffect, useRef } from "react";

const savers = new Set<() => void>();

/**
 * `save` is called right before the page leaves for the identity service, so that nothing typed is lost: a form
 * stores its draft there. It must finish at once: the page does not wait for promises.
 */
export function useBeforeSignIn(save: () => void): void {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => addSaver(() => latest.current()), []);
}

export function addSaver(saver: () => void): () => void {
  savers.add(saver);
  return () => savers.delete(saver);
}

/** A saver that throws must keep neither the others nor the sign-in from happening. */
export function saveEverything(): void {
  for (const saver of savers) {
    try {
      saver();
    } catch (error) {
      reportError(error);
    }
  }
}
