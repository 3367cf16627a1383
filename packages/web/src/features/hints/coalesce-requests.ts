/**
 * Sends one request at a time, with a pause after each. Any number of calls in the meantime lead to a single further request.
 */
export function coalesceRequests(ask: () => Promise<unknown>, pauseMs: number): () => void {
  let isAsking = false;
  let isWanted = false;
  const run = async (): Promise<void> => {
    isAsking = true;
    while (isWanted) {
      isWanted = false;
      // Errors are ignored, because the function that requests handles them itself.
      await ask().catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
    isAsking = false;
  };
  return () => {
    isWanted = true;
    if (!isAsking) void run();
  };
}
