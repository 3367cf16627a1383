import { currentPerson } from "../../db/query-limiter.ts";
import { limitConcurrency } from "../../storage/limit-concurrency.ts";
import { fairRateLimiter } from "./fair-rate-limiter.ts";

/** The pixels that a process decodes a second: about a third of one processor's time, and six pictures of the largest size. */
const pixelsPerSecond = 100_000_000;

const waitForTurn = fairRateLimiter(pixelsPerSecond);
/** A decoded picture takes tens of megabytes and one of Node's few threads. */
const decodeAlone = limitConcurrency(1);

/**
 * Decodes one picture of all people's at a time, at a rate that leaves the processors to everybody else. People take turns, so
 * that a picture does not wait for all those of somebody who sends many.
 */
export async function decodeInTurn<T>(pixels: number, decode: () => Promise<T>): Promise<T> {
  await waitForTurn(currentPerson() ?? "", pixels);
  return decodeAlone(decode);
}
