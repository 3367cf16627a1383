const dayMs = 86_400_000;

/** The number of whole days until an item is deleted for good; 0 if it is less than one. */
export function daysLeft({ RemovedAt }: { readonly RemovedAt: string }, now: number): number {
  return Math.max(0, Math.floor((Date.parse(RemovedAt) - now) / dayMs));
}
