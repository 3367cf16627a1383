import { numberInAddress } from "@cathedra/domain/learning";

/** A person in a group, whose courses are shown. */
export type PersonInGroup = { readonly email: string; readonly group: number; readonly uid: string };

/** The number of the course to which the page is limited; null for all courses. */
export function readCourse(query: URLSearchParams): number | null {
  return numberInAddress(query.get("course") ?? undefined) || null;
}

/** The person and group in the address. All three values are needed; null if one is missing (5.004). */
export function readPerson(query: URLSearchParams): PersonInGroup | null {
  const email = query.get("email")?.trim() ?? "";
  const uid = query.get("uid")?.trim() ?? "";
  const group = numberInAddress(query.get("group") ?? undefined);
  return email === "" || uid === "" || group === 0 ? null : { email, group, uid };
}
