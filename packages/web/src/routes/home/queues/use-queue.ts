import { useLoaderData } from "react-router";
import { type Polled, usePoll } from "../../../features/poll/use-poll.ts";

const everyMs = 60_000;
const keys = new WeakMap<object, number>();
let latest = 0;

/**
 * Used by the query of a queue: it is read with the page, and again with every refresh of the page, by `Try again` and on
 * return to the window. @returns A fetch key.
 */
export function useReadWithPage(): number {
  return keyOf(useLoaderData<object>());
}

function keyOf(reference: object): number {
  const known = keys.get(reference);
  if (known !== undefined) return known;
  latest += 1;
  keys.set(reference, latest);
  return latest;
}

/** Asks for a queue again every minute. */
export function useQueuePoll(ask: () => Promise<unknown>): Polled {
  return usePoll(everyMs, ask);
}
