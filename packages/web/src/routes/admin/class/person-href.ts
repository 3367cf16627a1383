/** The courses of somebody of a group, with how far they are (5.003). */
export function personHref(
  { email, id }: { readonly email: string; readonly id: string },
  groupId: number,
): string {
  return `/user-courses?${new URLSearchParams({ email, group: String(groupId), uid: id }).toString()}`;
}
