import { concurrencyLimiter } from "../db/concurrency-limiter.ts";
import type { GraphqlParams } from "./request-params.ts";

/** Pages of more rows than this are read by exports only: no screen shows as many at once. */
const mostRowsShown = 200;
/** A free query that builds more objects than this is as large as a page of an export. */
const mostObjects = 1_000;

/** Whether an operation reads as much as a page of an export. */
export function isLargeRead({ variables }: GraphqlParams, objects: number): boolean {
  if (objects > mostObjects || isManyRows(variables.limit)) return true;
  for (const value of Object.values(variables))
    if (typeof value === "object" && value !== null && "limit" in value && isManyRows(value.limit))
      return true;
  return false;
}

function isManyRows(limit: unknown): boolean {
  return typeof limit === "number" && limit > mostRowsShown;
}

/**
 * Two large reads of a process are at work at a time, those of different people in turn, so that most connections and the event
 * loop stay free for small ones. There is no pause between them, and an export that reads page after page never waits for itself.
 */
export function largeReadLimiter() {
  return concurrencyLimiter({
    all: 2,
    each: 2,
    waiting: 50,
    waitMs: { forOthers: 15_000, forOneself: 15_000 },
  });
}
