/**
 * Thrown when the portal cannot start for a reason that the person at the terminal can change; the message is one clear sentence.
 */
export class Refusal extends Error {
  override readonly name = "Refusal";
}
