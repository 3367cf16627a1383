/** Whether the terms are in force on the UTC day of `now`. */
export function isTermsDue(
  terms: { readonly inForceFrom: string } | undefined,
  now: number = Date.now(),
): boolean {
  return terms !== undefined && terms.inForceFrom <= new Date(now).toISOString().slice(0, 10);
}
