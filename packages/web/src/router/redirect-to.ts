/** What a loader returns to lead to another address: as `redirect` of the router, whose code pages do without at first. */
export function redirectTo(address: string): Response {
  return new Response(null, { status: 302, headers: { location: address } });
}
