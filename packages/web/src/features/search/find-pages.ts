import { adminGroups, adminSections } from "@cathedra/domain/access";
import { logCase, sectionLabels, sectionPages, sectionsOf } from "../../shell/section-pages.ts";
import type { Viewer } from "../../shell/use-viewer.ts";
import type { Found } from "./found.ts";

const profilePages: readonly Found[] = [
  page("/profile/account", "Account", "Your profile"),
  page("/profile/groups", "Groups", "Your profile"),
  page("/profile/systems", "Systems", "Your profile"),
  page("/profile/sign-ins", "Simulator sign-ins", "Your profile"),
  page("/profile/notifications", "Notification settings", "Your profile"),
  page("/notifications", "Notifications", "All your notifications"),
];

/** The pages of the portal that the person may open, in the order of the navigation. */
export function pagesOf(viewer: Viewer): readonly Found[] {
  const sections = sectionsOf(viewer).flatMap(({ id, pages }) =>
    pages
      .filter((key) => key !== "administration")
      .map((key) => {
        const { href, label } = sectionPages[key];
        return page(href, label, label === sectionLabels[id] ? undefined : sectionLabels[id]);
      }),
  );
  const administration = adminSections
    .filter(({ key, isRoute }) => isRoute && viewer.viewerAdminSections.includes(key))
    .map(({ path, label, group }) => {
      const place = adminGroups.find(({ key }) => key === group)?.label ?? "";
      return page(path, label, `Administration, ${place.toLowerCase()}`);
    });
  const act = viewer.viewerCanCreateRecord ? [page(logCase.href, logCase.label, "Logbook")] : [];
  return [...act, ...sections, ...administration, ...profilePages];
}

function page(href: string, label: string, detail?: string): Found {
  return { kind: "page", id: `page:${href}`, href, label, ...(detail === undefined ? {} : { detail }) };
}
