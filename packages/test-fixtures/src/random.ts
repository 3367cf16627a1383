/** Random choices that are the same for the same seed, on every machine. */
export type Random = {
  /** A number in [0, 1). */
  readonly next: () => number;
  /** A whole number from `min` to `max`, both included. */
  readonly int: (min: number, max: number) => number;
  /** A number from `min` to `max` with so many decimals. */
  readonly decimal: (min: number, max: number, decimals: number) => number;
  readonly chance: (probability: number) => boolean;
  readonly pick: <T>(list: readonly T[]) => T;
  /** Returns `value` with this probability, otherwise null. */
  readonly maybe: <T>(probability: number, value: () => T) => T | null;
  readonly uuid: () => string;
};

/** Mulberry32: 32 bits of state, more than good enough for data that should only look real. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  const hex = (digits: number) =>
    int(0, 16 ** digits - 1)
      .toString(16)
      .padStart(digits, "0");
  return {
    next,
    int,
    decimal: (min, max, decimals) => Number((min + next() * (max - min)).toFixed(decimals)),
    chance: (probability) => next() < probability,
    pick: (list) => {
      const picked = list[int(0, list.length - 1)];
      if (picked === undefined) throw new RangeError("nothing to pick from");
      return picked;
    },
    maybe: (probability, value) => (next() < probability ? value() : null),
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-a${hex(3)}-${hex(8)}${hex(4)}`,
  };
}
