const minuteMs = 60_000;

type Limits = { readonly buffered: number; readonly aMinute: number; readonly sameAMinute: number };

type Parts<Entry> = {
  readonly limits: Limits;
  /** Entries with the same key share the limit `sameAMinute`. */
  readonly makeKey: (entry: Entry) => string;
  readonly write: (entries: readonly Entry[]) => Promise<void>;
  /** Called with the number of entries that were not recorded, because of a limit or because writing failed. */
  readonly onDropped: (count: number) => void;
  /** Returns the present time in epoch milliseconds. */
  readonly now: () => number;
};

/**
 * Collects entries and writes them in batches, independently of the requests. The buffer is limited: a slow database or a client
 * that always fails costs a counter, never a request.
 */
export function boundedLog<Entry>({ limits, makeKey, write, onDropped, now }: Parts<Entry>) {
  let waiting: Entry[] = [];
  let minute = { since: 0, count: 0, bySame: new Map<string, number>() };
  let writing = Promise.resolve();

  function isTooMuch(entry: Entry): boolean {
    if (now() - minute.since >= minuteMs) minute = { since: now(), count: 0, bySame: new Map() };
    const key = makeKey(entry);
    const same = minute.bySame.get(key) ?? 0;
    if (waiting.length >= limits.buffered || minute.count >= limits.aMinute || same >= limits.sameAMinute)
      return true;
    minute.bySame.set(key, same + 1);
    minute.count += 1;
    return false;
  }

  return {
    note: (entry: Entry): void => {
      if (isTooMuch(entry)) onDropped(1);
      else waiting.push(entry);
    },
    /** Writes the waiting entries, one batch after the other; entries that cannot be written are dropped. */
    flush: (): Promise<void> => {
      writing = writing.then(async () => {
        if (waiting.length === 0) return;
        const entries = waiting;
        waiting = [];
        await write(entries).catch(() => onDropped(entries.length));
      });
      return writing;
    },
  };
}
