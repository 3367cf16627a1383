import type { DesktopHost } from "@cathedra/qt-bridge/host";

/** A signal that a station sends to its pages. */
export type Signal = (pages: Pick<DesktopHost, "tell">) => void;

/** Sends every signal to all listeners. */
export function openPageSignals() {
  const listeners = new Set<(signal: Signal) => void>();
  return {
    tell(signal: Signal): void {
      for (const listener of listeners) listener(signal);
    },
    listen(listener: (signal: Signal) => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export type PageSignals = ReturnType<typeof openPageSignals>;
