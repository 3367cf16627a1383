/**
 * The result of a policy. `hidden`: the caller must not learn that the thing exists, so the answer is "not found". `forbidden`:
 * the caller can see the thing but may not do this with it.
 */
export type Decision = "allowed" | "forbidden" | "hidden";

export function allows(decision: Decision): boolean {
  return decision === "allowed";
}
