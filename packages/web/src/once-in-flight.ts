/** Callers that come while `task` runs share its outcome; the next caller afterwards starts it again. */
export function onceInFlight<T>(task: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined;
  return () => {
    running ??= task().finally(() => {
      running = undefined;
    });
    return running;
  };
}
