/** What a station tells its page without being asked: a name of the contract, and one value. */
export type Signal = { readonly object: string; readonly signal: string; readonly value: unknown };

/** Everybody who listens is told everything; a station has one page, or none. */
export function openSignals() {
  const listeners = new Set<(signal: Signal) => void>();
  return {
    tell(object: string, signal: string, value: unknown): void {
      for (const listener of listeners) listener({ object, signal, value });
    },
    listen(listener: (signal: Signal) => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export type Signals = ReturnType<typeof openSignals>;
