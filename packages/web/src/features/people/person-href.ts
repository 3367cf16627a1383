/** The address of the page on which support and administrators look up a person. */
export function personHref(id: string): string {
  return `/admin/people/${encodeURIComponent(id)}`;
}
