const savers = new Set<() => void>();

/** `saver` is called right before the page leaves for the identity service; gives back what takes it away. */
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
