/** An error answer of the interface; clients can recognise it only by its sentence. */
export class ApiRefusal extends Error {
  override readonly name = "ApiRefusal";
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

export const wrongArguments = () => new ApiRefusal(400, "Invalid arguments provided");

export function missing(what: "user" | "course" | "branch" | "unit"): ApiRefusal {
  return new ApiRefusal(404, `The requested ${what} does not exist`);
}
