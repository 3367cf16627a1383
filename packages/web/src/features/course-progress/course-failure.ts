import type { AppErrorCode } from "@cathedra/domain/messages";
import { ApiError } from "../../relay/errors.ts";

/** Refusals that say more than that it did not work. */
const ownWords: readonly AppErrorCode[] = ["ADDRESS_NOT_CONFIRMED", "ADDRESS_OF_ANOTHER", "RATE_LIMITED"];

/** What is said where a course could not be started or reset: the specified text, or what the person can do about it. */
export function courseFailure(error: unknown, usual: string): string {
  return error instanceof ApiError && ownWords.includes(error.code) ? error.message : usual;
}
