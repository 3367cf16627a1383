import type { AdminSectionKey } from "@cathedra/domain/access";

/** The sections of the administration from which people are looked up, whichever of them the viewer has. */
export const peopleSections = ["people", "groups"] as const satisfies readonly AdminSectionKey[];

/** The address of the page on which support and administrators look up a person. */
export function personHref(id: string): string {
  return `/admin/people/${encodeURIComponent(id)}`;
}
