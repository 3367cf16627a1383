import type { NavigationSection, SectionId, SectionPageId } from "@cathedra/domain/access";
import { manageAddress, navigationSections } from "@cathedra/domain/access";
import { isInArea } from "./navigation.ts";
import type { Viewer } from "./use-viewer.ts";

export const sectionLabels: Readonly<Record<SectionId, string>> = {
  home: "Home",
  learn: "Learn",
  simulate: "Simulate",
  results: "Results",
  logbook: "Logbook",
  manage: "Manage",
};

type SectionPage = {
  readonly label: string;
  readonly href: string;
  /** Further addresses that belong to the page, besides those below `href`. */
  readonly alsoIn?: readonly string[];
};

export const sectionPages: Readonly<Record<SectionPageId, SectionPage>> = {
  home: { label: "Home", href: "/" },
  spaces: { label: "Spaces", href: "/learning-spaces", alsoIn: ["/user-courses"] },
  assignments: { label: "Assignments", href: "/assignments" },
  videos: { label: "Videos", href: "/videos" },
  cases: { label: "Cloud cases", href: "/cloud-cases", alsoIn: ["/cloud-case"] },
  events: { label: "Events", href: "/events", alsoIn: ["/cloud-event"] },
  modules: { label: "Modules", href: "/vist-modules" },
  activities: { label: "Activity log", href: "/activity-log" },
  progress: { label: "Progress", href: "/progress" },
  logbook: { label: "Overview", href: "/logbook" },
  records: { label: "Records", href: "/logbook/records" },
  totals: { label: "Totals", href: "/logbook/totals" },
  confirmations: { label: "Confirmations", href: "/logbook/confirmations" },
  administration: { label: "Manage", href: "/admin" },
};

export const logCase = { label: "Log a case", href: "/logbook/records/create" };

type Person = Pick<
  Viewer,
  "viewerAdminSections" | "viewerCanCreateRecord" | "viewerCanUseLogbook" | "viewerIsAttending"
>;

export type PortalSection = NavigationSection & {
  /** The address of a page of the section for this person. */
  readonly getHref: (page: SectionPageId) => string;
};

/** The sections for the person; until the person is known, those for everyone. */
export function getSections(viewer: Person | undefined): readonly PortalSection[] {
  const manage = manageAddress(viewer?.viewerAdminSections ?? []);
  const getHref = (page: SectionPageId) => (page === "administration" ? manage : sectionPages[page].href);
  const sections = navigationSections(
    viewer && {
      mayUseLogbook: viewer.viewerCanUseLogbook,
      mayCreateRecord: viewer.viewerCanCreateRecord,
      isAttending: viewer.viewerIsAttending,
      mayManage: viewer.viewerAdminSections.length > 0,
    },
  );
  return sections.map((section) => ({ ...section, getHref }));
}

/** The page of the sections that contains an address: the one with the longest matching address. */
export function selectPage(path: string, sections: readonly NavigationSection[]): SectionPageId | undefined {
  const holding = sections
    .flatMap(({ pages }) => pages)
    .filter((id) => {
      const { href, alsoIn = [] } = sectionPages[id];
      return [href, ...alsoIn].some((start) => isInArea(path, start));
    });
  return holding.toSorted((a, b) => sectionPages[b].href.length - sectionPages[a].href.length)[0];
}

/** The `aria-current` of a link: "page" for the page itself, "true" for the section that contains it. */
export function findCurrent(
  path: string,
  href: string,
  isWithin: boolean,
): { "aria-current"?: "page" | "true" } {
  if (path === href) return { "aria-current": "page" };
  return isWithin ? { "aria-current": "true" } : {};
}
