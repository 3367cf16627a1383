const savers = new Set<() => void>();

/** `saver` is called right before the page leaves for the identity service; gives back what takes it away. */
export function addBeforeLeave(saver: () => void): () => void {
  savers.add(saver);
  return () => savers.delete(saver);
}

/** A saver that throws must keep neither the others nor the sign-in from happening. */
export function runBeforeLeave(): void {
  for (const saver of savers) {
    try {
      saver();
    } catch (error) {
      reportError(error);
    }
  }
}
