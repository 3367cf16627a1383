import { type ConfirmationState, confirmationStates } from "@cathedra/domain/logbook";

/** What the contract calls a state; a later portal may know more of them. */
export function isConfirmationState(text: string): text is ConfirmationState {
  return confirmationStates.some((state) => state === text);
}
