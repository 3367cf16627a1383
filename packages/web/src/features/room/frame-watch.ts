/** How long a frame has for its first message, also after each reload. */
const firstWordMs = 20_000;
const longestWaitMs = 60_000;

/**
 * Reloads a silent frame, whose machine may be slow or its network down. Each time it gets twice as long. `heard` and `stop`
 * end it.
 */
export function watchFrame(reload: () => void): { readonly heard: () => void; readonly stop: () => void } {
  let wait = firstWordMs;
  let timer = setTimeout(again, wait);
  function again(): void {
    wait = Math.min(wait * 2, longestWaitMs);
    timer = setTimeout(again, wait);
    reload();
  }
  const stop = () => clearTimeout(timer);
  return { heard: stop, stop };
}
