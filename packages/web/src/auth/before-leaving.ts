const savers = new Set<() => void>();

/**
 * Registers `saver` to be called just before the page leaves for the identity service; returns a function that unregisters it.
 */
export function addBeforeLeave(saver: () => void): () => void {
  savers.add(saver);
  return () => savers.delete(saver);
}

/** A saver that throws must prevent neither the other savers nor the sign-in. */
export function runBeforeLeave(): void {
  for (const saver of savers) {
    try {
      saver();
    } catch (error) {
      reportError(error);
    }
  }
}
