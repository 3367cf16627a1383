/** Callers that come while `task` runs share its outcome; the next one afterwards starts it anew. */
export function onceInFlight<T>(task: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined;
  return () => {
    running ??= task().finally(() => {
      running = undefined;
    });
    return running;
  };
}
