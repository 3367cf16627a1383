import { useLoaderData } from "react-router";
import { type Polled, usePoll } from "../../../features/poll/use-poll.ts";

const everyMs = 60_000;
const keys = new WeakMap<object, number>();
let latest = 0;

/**
 * Returns a fetch key for the query of a queue, which is refetched with the page, by `Try again`, and on return to the window.
 */
export function useReadWithPage(): number {
  return makeKey(useLoaderData<object>());
}

function makeKey(reference: object): number {
  const known = keys.get(reference);
  if (known !== undefined) return known;
  latest += 1;
  keys.set(reference, latest);
  return latest;
}

/** Refetches a queue every minute. */
export function useQueuePoll(ask: () => Promise<unknown>): Polled {
  return usePoll(everyMs, ask);
}
