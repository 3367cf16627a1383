/** The state of the request to confirm a record; `unasked` if there is no one to ask, `imported` if no one is asked. */
export const confirmationStates = ["unasked", "open", "confirmed", "returned", "imported"] as const;
export type ConfirmationState = (typeof confirmationStates)[number];

/** The answers that an attending can give. */
export const confirmationAnswers = ["confirmed", "returned"] as const;
export type ConfirmationAnswer = (typeof confirmationAnswers)[number];
/** What is stored in place of an answer. Records of an earlier logbook are `imported`: their attendings are not asked. */
export type StoredAnswer = ConfirmationAnswer | "imported";

/** The reasons why no one can be asked: the entry has no address, was removed, or is the author's own. */
export const confirmationObstacles = ["noAddress", "removed", "own"] as const;
export type ConfirmationObstacle = (typeof confirmationObstacles)[number];

/** The entry of the list of attendings that a record names. */
export type AttendingOfRecord = {
  readonly email: string | null;
  readonly isRemoved: boolean;
  /** Whether the address is the verified one of the record's author: no one confirms their own records. */
  readonly isWriters: boolean;
};

export function confirmationObstacle({
  email,
  isRemoved,
  isWriters,
}: AttendingOfRecord): ConfirmationObstacle | null {
  if (isRemoved) return "removed";
  if (email === null) return "noAddress";
  return isWriters ? "own" : null;
}

/**
 * The state of a saved record. An answer is permanent, whatever happens to the attending's entry; without one, the entry
 * decides whether someone is asked, so that adding an address opens the requests of all its records at once.
 */
export function confirmationState(
  answer: StoredAnswer | null,
  attending: AttendingOfRecord,
): ConfirmationState {
  if (answer !== null) return answer;
  return confirmationObstacle(attending) === null ? "open" : "unasked";
}
