/** What a page of the fleet may be asked for. */
export const pageLimits = {
  usual: 200,
  most: 500,
  history: 12,
  mostHistory: 100,
  lastHour: 20,
  mostLastHour: 240,
} as const;

export function boundedPage({
  limit,
  offset,
}: {
  readonly limit?: number | null;
  readonly offset?: number | null;
}): { readonly limit: number; readonly offset: number } {
  return {
    limit: Math.min(Math.max(limit ?? pageLimits.usual, 1), pageLimits.most),
    offset: Math.min(Math.max(offset ?? 0, 0), 1_000_000),
  };
}

export function historyLimit(limit: number | null | undefined): number {
  return Math.min(Math.max(limit ?? pageLimits.history, 1), pageLimits.mostHistory);
}
