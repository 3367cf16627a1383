import type { SeenRecord } from "@cathedra/domain/logbook";
import type { SeenActivityInput } from "../../graphql/generated/contract.ts";

/** The version of the record that the caller has seen. */
export function getSeenRecord({ modifiedAt, state }: SeenActivityInput): SeenRecord {
  return { modifiedAt: modifiedAt, answer: state === "returned" ? "returned" : null };
}
