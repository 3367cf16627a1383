/**
 * The address to which the result of an exercise is delivered: the portal's own origin, unless the operator configures another
 * server (12.019, X120).
 */
export function storeResultAddress(
  exerciseId: number,
  { origin, resultServer }: { readonly origin: string; readonly resultServer?: string | undefined },
): string {
  return `${resultServer ?? origin}/api/simulator/store_result/${exerciseId}`;
}
