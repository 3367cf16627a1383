/**
 * What requests of the directory do: nothing, as provisioning is off; they are answered and stored, and the page counts what they would
 * do; or they have their effect.
 */
export const provisioningModes = ["off", "preview", "on"] as const;
export type ProvisioningMode = (typeof provisioningModes)[number];

/** What a request of the directory did. */
export const provisioningOutcomes = [
  "created",
  "changed",
  "deactivated",
  "reactivated",
  "held",
  "removed",
  "refused",
] as const;
export type ProvisioningOutcome = (typeof provisioningOutcomes)[number];
