import { parseVersion, type SiteConfig } from "@cathedra/domain";
import { knownRoles, type TopBarLink, topBarLinks } from "@cathedra/domain/access";
import { readCookie } from "../site/cookies.ts";
import type { Viewer } from "./use-viewer.ts";

/** The areas whose pages exist; only these have links. */
export const builtAreas: readonly TopBarLink[] = ["home", "logbook", "administration", "system"];

export type NavigationLink = { readonly area: TopBarLink; readonly href: string };

const hrefs: Readonly<Record<TopBarLink, string>> = {
  home: "/",
  logbook: "/logbook",
  administration: "/admin",
  system: "/system",
};

export type NavigationSurroundings = {
  readonly viewer: Pick<Viewer, "roles" | "logbook" | "viewerAdminSections">;
  /** The cookies of the page, as in `document.cookie`. */
  readonly cookies: string;
  readonly cookieNames: SiteConfig["cookies"];
  /** The query of the page's address. */
  readonly search: string;
};

/**
 * The links of the top bar for this person, for areas that exist (1.007-1.010). The administration is shown if the person has
 * one of its sections.
 */
export function navigationLinks(
  { viewer, cookies, cookieNames, search }: NavigationSurroundings,
  built: readonly TopBarLink[] = builtAreas,
): readonly NavigationLink[] {
  const seen = topBarLinks({
    roles: knownRoles(viewer.roles),
    logbook: viewer.logbook === "true",
    serviceTag: readCookie(cookies, cookieNames.serviceTag),
    debugVist: new URLSearchParams(search).getAll("debug").includes("vist"),
    clientVersion: parseVersion(readCookie(cookies, cookieNames.clientVersion)),
  });
  const leadsSomewhere = (area: TopBarLink) =>
    area !== "administration" || viewer.viewerAdminSections.length > 0;
  return seen
    .filter((area) => built.includes(area) && leadsSomewhere(area))
    .map((area) => ({ area, href: hrefs[area] }));
}

/** Whether `path` belongs to the area of `href`; the area of the start page is only itself. */
export function isInArea(path: string, href: string): boolean {
  return href === "/" ? path === "/" : path === href || path.startsWith(`${href}/`);
}
