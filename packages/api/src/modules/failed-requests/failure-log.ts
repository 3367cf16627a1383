import { failedRequestLimits as limits } from "@cathedra/domain/reports";
import type { Failure } from "./write-failures.ts";

type Parts = {
  readonly write: (failures: readonly Failure[]) => Promise<void>;
  /** Told of what is not kept: by a limit, or since it could not be written. */
  readonly onDropped: (count: number) => void;
  /** Epoch milliseconds. */
  readonly now: () => number;
};

const minuteMs = 60_000;

/**
 * Gathers the requests that failed, and writes them some at a time beside the requests. It has room for so many and no more:
 * a database that is slow or away, and who fails all the time, cost a counter, never a request.
 */
export function failureLog({ write, onDropped, now }: Parts) {
  let waiting: Failure[] = [];
  let minute = { since: 0, count: 0, bySame: new Map<string, number>() };
  let writing = Promise.resolve();

  function isTooMuch({ keycloakId, operation, code }: Failure): boolean {
    if (now() - minute.since >= minuteMs) minute = { since: now(), count: 0, bySame: new Map() };
    const key = `${keycloakId ?? ""} ${operation} ${code}`;
    const same = minute.bySame.get(key) ?? 0;
    if (waiting.length >= limits.buffered || minute.count >= limits.aMinute || same >= limits.sameAMinute)
      return true;
    minute.bySame.set(key, same + 1);
    minute.count += 1;
    return false;
  }

  return {
    note: (failure: Failure): void => {
      if (isTooMuch(failure)) onDropped(1);
      else waiting.push(failure);
    },
    /** Writes what waits, one writing after the other; what cannot be written is given up. */
    flush: (): Promise<void> => {
      writing = writing.then(async () => {
        if (waiting.length === 0) return;
        const failures = waiting;
        waiting = [];
        await write(failures).catch(() => onDropped(failures.length));
      });
      return writing;
    },
  };
}
