const dayMs = 86_400_000;

/** Whole days until something in the trash is gone; 0: less than one. */
export function daysLeft({ RemovedAt }: { readonly RemovedAt: string }, now: number): number {
  return Math.max(0, Math.floor((Date.parse(RemovedAt) - now) / dayMs));
}
