/** The reason why a data folder is refused; the caller adds advice for the person. */
export type PostgresProblem =
  | "foreign"
  | "no-marker"
  | "damaged-marker"
  | "being-made"
  | "closed"
  | "does-not-start";

/** The server cannot run on this data folder. Nothing was deleted; the message is one sentence without advice. */
export class PostgresRefusal extends Error {
  override readonly name = "PostgresRefusal";
  readonly problem: PostgresProblem;

  constructor(problem: PostgresProblem, message: string) {
    super(message);
    this.problem = problem;
  }
}
