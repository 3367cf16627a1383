/** The address of a group's courses (9.043): the group's name is part of it for readability, and may contain any character. */
export function groupCoursesHref({ id, name }: { readonly id: number; readonly name: string }): string {
  return `/admin/group-courses/${id}/${encodeURIComponent(name)}`;
}

/** The address of a group's class, with its courses, exercises, logbook, people and invitations. */
export function classHref(groupId: number): string {
  return `/admin/groups/${groupId}`;
}
