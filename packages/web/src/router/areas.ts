import type { RouteObject } from "react-router";

type Area = () => Promise<{ readonly pages: RouteObject[] }>;

// The areas of the portal by the first segment of their addresses. The pages and queries of an area are loaded with the area,
// so that the first view does not grow with the number of pages. A new area needs a line here and a folder of routes with its
// `pages.ts`.

/** Areas for people who are signed in. */
const signedIn: Readonly<Record<string, Area>> = {
  "": () => import("../routes/home/pages.ts"),
  "activity-log": () => import("../routes/activity-log/pages.ts"),
  assignments: () => import("../routes/assignments/pages.ts"),
  admin: () => import("../routes/admin/pages.ts"),
  "check-connection": () => import("../routes/check-connection/pages.ts"),
  "cloud-case": () => import("../routes/cloud-case/pages.ts"),
  "cloud-cases": () => import("../routes/cloud-cases/pages.ts"),
  "cloud-event": () => import("../routes/cloud-event/pages.ts"),
  events: () => import("../routes/events/pages.ts"),
  "learning-spaces": () => import("../routes/learning-spaces/pages.ts"),
  logbook: () => import("../routes/logbook/pages.ts"),
  system: () => import("../routes/system/pages.ts"),
  notifications: () => import("../routes/notifications/pages.ts"),
  progress: () => import("../routes/progress/pages.ts"),
  profile: () => import("../routes/profile/pages.ts"),
  "scanned-code": () => import("../routes/scanned-code/pages.ts"),
  "user-courses": () => import("../routes/user-courses/pages.ts"),
  videos: () => import("../routes/videos/pages.ts"),
  "vist-modules": () => import("../routes/vist-modules/pages.ts"),
};

/** Areas that need no sign-in. */
const open: Readonly<Record<string, Area>> = {
  "attending-address": () => import("../routes/attending-address/pages.ts"),
  invitation: () => import("../routes/invitation/pages.ts"),
  legal: () => import("../routes/legal/pages.ts"),
  "station-sign-in": () => import("../routes/station-sign-in/pages.ts"),
  "stop-mails": () => import("../routes/stop-mails/pages.ts"),
  terms: () => import("../routes/legal/pages.ts"),
  verify: () => import("../routes/verify/pages.ts"),
};

export type FoundArea = { readonly load: Area; readonly isOpen: boolean };

/** The area that contains an address; undefined if the portal has no area with this name. */
export function getArea(pathname: string): FoundArea | undefined {
  const name = pathname.split("/")[1] ?? "";
  for (const [areas, isOpen] of [
    [signedIn, false],
    [open, true],
  ] as const) {
    const load = Object.hasOwn(areas, name) ? areas[name] : undefined;
    if (load !== undefined) return { load, isOpen };
  }
  return undefined;
}
