/** The courses of a group (9.043): its name is in the address for who reads it, and may have any character. */
export function groupCoursesHref({ id, name }: { readonly id: number; readonly name: string }): string {
  return `/admin/group-courses/${id}/${encodeURIComponent(name)}`;
}

/** A group in one place: its courses, exercises, logbook, people and invitations. */
export function classHref(groupId: number): string {
  return `/admin/groups/${groupId}`;
}
