/** How long a frame has for its first message, also after each reload. */
const firstWordMs = 20_000;
const longestWaitMs = 60_000;

/**
 * Loads a frame anew while nothing is heard of it: a machine may be slow, or its network away for a while. Each time it is
 * given twice as long. `heard` ends it, as does `stop`.
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
