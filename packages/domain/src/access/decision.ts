/**
 * What a policy says. `hidden`: the caller may not know that the thing exists (answers as not found).
 * `forbidden`: the caller sees it but may not do this.
 */
export type Decision = "allowed" | "forbidden" | "hidden";

export function allows(decision: Decision): boolean {
  return decision === "allowed";
}
