/** What a record that waits says about the address of its attending. The page of a record loads nothing else of the texts about addresses. */
export const recordAddressTexts = {
  waits: (name: string, day: string): string =>
    `A new address for ${name} has waited for a yes since ${day}. The present address is asked until it changes.`,
  accepted: (name: string, day: string): string =>
    `${name} has a new address, which is asked from ${day}. Until then the present address is asked.`,
  changed: (name: string, day: string): string =>
    `The address of ${name} changed on ${day}. The new address is asked.`,
} as const;
