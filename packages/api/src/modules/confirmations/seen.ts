import type { SeenRecord } from "@cathedra/domain/logbook";
import type { SeenActivityInput } from "../../graphql/generated/contract.ts";

/** What the caller had before their eyes. */
export function seenOf({ modifiedAt, state }: SeenActivityInput): SeenRecord {
  return { modifiedAt: modifiedAt, answer: state === "returned" ? "returned" : null };
}
