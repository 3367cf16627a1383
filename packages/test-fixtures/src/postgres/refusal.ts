/** Why a data folder is left as it is; the caller knows what the person can do about it. */
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
