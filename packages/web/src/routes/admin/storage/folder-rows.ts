import { observable } from "../../../observable.ts";

export type FolderPage<Item> = {
  readonly items: readonly Item[];
  /** The total number of items, if it is known. */
  readonly total: number | null;
  /** The key at which the next page begins; null after the last page. */
  readonly next: string | null;
};

export type FolderState<Item> = {
  /** The loaded rows in their order; further ones are read when they come into view. */
  readonly rows: readonly Item[];
  /** The number of placeholder rows to show. */
  readonly count: number;
  readonly isReading: boolean;
  /** Whether no row has been read yet. */
  readonly isFresh: boolean;
  readonly failure: unknown;
};

export type FolderRows<Item> = ReturnType<typeof createFolderRows<Item>>;

type ReadPage<Item> = (after: string | null, signal: AbortSignal) => Promise<FolderPage<Item>>;

/** The rows of a folder of any size: read page by page as far as they were viewed, and refreshed without a gap. */
export function createFolderRows<Item>(
  readPage: ReadPage<Item>,
  onFailure: (failure: unknown) => void = () => undefined,
) {
  const fresh: FolderState<Item> = { rows: [], count: 0, isReading: true, isFresh: true, failure: null };
  const state = observable(fresh);
  let next: string | null = null;
  let wanted = 1;
  let stop = new AbortController();
  let reading: Promise<void> | null = null;

  /** Reads further pages until everything that was requested is loaded; `rows` are those loaded so far. */
  async function readOn(rows: Item[], after: string | null, signal: AbortSignal): Promise<void> {
    let from = after;
    let isFirst = after === null;
    while (isFirst || (from !== null && rows.length < wanted)) {
      isFirst = false;
      const page = await readPage(from, signal);
      if (signal.aborted) return;
      rows.push(...page.items);
      from = page.next;
      next = from;
      // Refreshed rows replace the former ones only once as many of them are loaded.
      if (from !== null && rows.length < Math.min(wanted, state.get().rows.length)) continue;
      const known = page.total ?? (from === null ? rows.length : rows.length + page.items.length);
      const count = from === null ? rows.length : Math.max(known, rows.length + 1);
      state.set({ rows: [...rows], count, isReading: true, isFresh: false, failure: null });
    }
    state.set({ ...state.get(), isReading: false });
  }

  function begin(rows: Item[], after: string | null): Promise<void> {
    stop.abort();
    stop = new AbortController();
    const { signal } = stop;
    state.set({ ...state.get(), isReading: true });
    const run = readOn(rows, after, signal)
      .catch((failure: unknown) => {
        if (signal.aborted) return;
        state.set({ ...state.get(), isReading: false, failure });
        onFailure(failure);
      })
      .finally(() => {
        if (reading === run) reading = null;
      });
    reading = run;
    return run;
  }

  return {
    get: state.get,
    subscribe: state.subscribe,
    /** Reads further pages until the rows up to this index are loaded, because they are in view. */
    want(to: number): void {
      wanted = Math.max(wanted, to);
      const { rows, failure } = state.get();
      if (reading !== null || failure !== null || next === null || rows.length >= wanted) return;
      void begin([...rows], next);
    },
    /** Returns all rows up to this index, once they are loaded. */
    async upTo(to: number): Promise<readonly Item[]> {
      this.want(to);
      await reading;
      return state.get().rows.slice(0, to);
    },
    /** Refreshes the rows as far as they were viewed; old rows stay until the new ones are loaded. */
    refresh(seenTo = 1): Promise<void> {
      wanted = Math.max(1, seenTo);
      return begin([], null);
    },
    /** Repeats a failed reading, as far as rows are still needed. */
    async readAgain(): Promise<void> {
      if (!stop.signal.aborted && state.get().failure !== null) await begin([], null);
    },
    close(): void {
      stop.abort();
    },
  };
}
