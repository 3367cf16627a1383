/** The portal cannot start, for a reason that the person at the terminal can do something about: one clear sentence. */
export class Refusal extends Error {
  override readonly name = "Refusal";
}
