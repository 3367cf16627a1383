import type { AdminSectionKey } from "@cathedra/domain/access";

/** The sections of the administration in which people can be looked up; the first one that the viewer has is used. */
export const peopleSections = ["people", "groups"] as const satisfies readonly AdminSectionKey[];

/** The address of the page on which support and administrators look up a person. */
export function personHref(id: string): string {
  return `/admin/people/${encodeURIComponent(id)}`;
}
