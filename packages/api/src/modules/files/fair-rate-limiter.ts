type WaitingRead = { readonly units: number; readonly begin: () => void };

/** How late a timer may fire without slowing down the rate, in milliseconds; the delay is made up for. */
const slackMs = 10;

/**
 * Shares a rate among keys: every key that waits gets a turn before any gets its next one, however much each asks for. The
 * returned function resolves when that many units may be used. `unitsPerSecond` is the rate of all keys together.
 */
export function fairRateLimiter(
  unitsPerSecond: number,
  now: () => number = () => performance.now(),
): (key: string, units: number) => Promise<void> {
  const waiting = new Map<string, WaitingRead[]>();
  let freeAt = 0;
  let isScheduled = false;

  function schedule(): void {
    if (isScheduled || waiting.size === 0) return;
    isScheduled = true;
    setTimeout(run, Math.max(0, freeAt - now()));
  }

  function run(): void {
    isScheduled = false;
    freeAt = Math.max(freeAt, now() - slackMs);
    while (freeAt <= now()) {
      const turn = next();
      if (turn === undefined) return;
      freeAt += (turn.units / unitsPerSecond) * 1000;
      turn.begin();
    }
    schedule();
  }

  /** Returns the next waiting read, and moves its key to the end of the queue. */
  function next(): WaitingRead | undefined {
    for (const [key, [turn, ...later]] of waiting) {
      waiting.delete(key);
      if (later.length > 0) waiting.set(key, later);
      return turn;
    }
    return undefined;
  }

  return (key, units) =>
    new Promise((begin) => {
      waiting.set(key, [...(waiting.get(key) ?? []), { units, begin }]);
      schedule();
    });
}
