/** How long a frame may take to send its first message, also after each reload, in milliseconds. */
const firstWordMs = 20_000;
const maxWaitMs = 60_000;

/**
 * Reloads a frame that sends nothing, whose machine may be slow or its network down. After each reload the frame gets twice as
 * long. `heard` and `stop` end the watch.
 */
export function reloadSilentFrame(reload: () => void): {
  readonly heard: () => void;
  readonly stop: () => void;
} {
  let wait = firstWordMs;
  let timer = setTimeout(again, wait);
  function again(): void {
    wait = Math.min(wait * 2, maxWaitMs);
    timer = setTimeout(again, wait);
    reload();
  }
  const stop = () => clearTimeout(timer);
  return { heard: stop, stop };
}
