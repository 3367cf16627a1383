import type { ScimError } from "@cathedra/domain/provisioning";

/** A refusal in SCIM's own form; thrown, so that the transaction around it is rolled back. */
export class ScimRefused extends Error {
  readonly refusal: ScimError;

  constructor(refusal: ScimError) {
    super(refusal.detail);
    this.name = "ScimRefused";
    this.refusal = refusal;
  }
}

/** The value of a rule's result; throws its refusal. */
export function accepted<T>(
  result: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: ScimError },
): T {
  if (!result.ok) throw new ScimRefused(result.error);
  return result.value;
}

export const notFound = (): ScimRefused =>
  new ScimRefused({ status: 404, detail: "There is no such resource." });

export const otherVersion = (): ScimRefused =>
  new ScimRefused({
    status: 412,
    detail: "The resource has been changed since. Read it again, then repeat the change.",
  });
