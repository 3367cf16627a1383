/** The functions of `localStorage` that are needed. */
export type KeptApartStorage = Pick<Storage, "getItem" | "setItem">;

/** Pairs of entries that a person has marked as different. */
export type SeparatePairs = {
  readonly read: () => ReadonlySet<string>;
  /** Remembers one more, and answers with all. */
  readonly add: (pair: string) => ReadonlySet<string>;
};

/** The name of a pair, whichever way round it is. */
export function pairKey([first, second]: readonly [
  { readonly id: string },
  { readonly id: string },
]): string {
  return [first.id, second.id].toSorted().join(" ");
}

const key = "cathedra.kept-apart";
/** The oldest pairs are forgotten first. */
const most = 500;

/** Remembered in this browser alone; where it keeps nothing, until the page is left. */
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
        // Full or forbidden: then it is remembered until the page is left.
      }
      return pairs;
    },
  };
}
