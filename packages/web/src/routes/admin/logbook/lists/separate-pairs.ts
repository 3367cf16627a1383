/** The functions of `localStorage` that are needed. */
export type KeptApartStorage = Pick<Storage, "getItem" | "setItem">;

/** Pairs of entries that a person has marked as different. */
export type SeparatePairs = {
  readonly read: () => ReadonlySet<string>;
  /** Remembers one more pair, and returns all of them. */
  readonly add: (pair: string) => ReadonlySet<string>;
};

/** The key of a pair, the same in both orders. */
export function pairKey([first, second]: readonly [
  { readonly id: string },
  { readonly id: string },
]): string {
  return [first.id, second.id].toSorted().join(" ");
}

const key = "cathedra.kept-apart";
/** The maximum number of pairs of different entries that a browser remembers; the oldest are forgotten first. */
const most = 500;

/** The pairs that this browser remembers; without storage, they are remembered until the page is left. */
export function createSeparatePairs(storage: () => KeptApartStorage): SeparatePairs {
  const read = (): ReadonlySet<string> => {
    try {
      const stored: unknown = JSON.parse(storage().getItem(key) ?? "[]");
      return new Set(Array.isArray(stored) ? stored.filter((pair) => typeof pair === "string") : []);
    } catch {
      return new Set();
    }
  };
  let ofThisPage: ReadonlySet<string> = new Set();
  return {
    read: () => new Set([...read(), ...ofThisPage]),
    add: (pair) => {
      ofThisPage = new Set([...ofThisPage, pair]);
      const pairs = new Set([...read(), ...ofThisPage]);
      try {
        storage().setItem(key, JSON.stringify([...pairs].slice(-most)));
      } catch {
        // If storage is full or blocked, the pair is remembered until the page is left.
      }
      return pairs;
    },
  };
}
