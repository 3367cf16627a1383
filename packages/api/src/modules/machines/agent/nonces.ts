import { type Instant, replayWindowMs } from "@cathedra/domain";

/** Remembers nonces for as long as their requests could be replayed; at most so many, the oldest are forgotten first. */
export function nonceMemory(most = 100_000): (nonce: string, now: Instant) => boolean {
  const seen = new Map<string, Instant>();
  return (nonce, now) => {
    for (const [old, at] of seen) {
      if (seen.size < most && Math.abs(now - at) <= 2 * replayWindowMs) break;
      seen.delete(old);
    }
    if (seen.has(nonce)) return false;
    seen.set(nonce, now);
    return true;
  };
}
