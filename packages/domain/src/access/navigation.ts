import { isAtLeast, type Version } from "../version.ts";
import type { Decision } from "./decision.ts";
import { mayUseLogbook } from "./logbook.ts";
import type { Role } from "./role.ts";

/** The facts that decide which links the top bar shows. */
export type NavigationFacts = {
  readonly roles: readonly Role[];
  readonly logbook: boolean;
  /** The value of the service tag cookie; empty counts as none. */
  readonly serviceTag: string | null;
  /** Whether the address contains `debug=vist`. */
  readonly debugVist: boolean;
  readonly clientVersion: Version;
};

export type TopBarLink = "home" | "logbook" | "administration" | "system";

/** The links of the top bar that a signed-in person sees, in their order (1.007-1.010). */
export function topBarLinks(facts: NavigationFacts): readonly TopBarLink[] {
  const links: readonly (readonly [TopBarLink, boolean])[] = [
    ["home", true],
    ["logbook", mayUseLogbook(facts) === "allowed"],
    ["administration", mayOpenAdministration(facts) === "allowed"],
    ["system", seesSystem(facts)],
  ];
  return links.filter(([, shown]) => shown).map(([link]) => link);
}

/** The facts that decide which sections the navigation shows: the rights of the signed-in person. */
export type SectionFacts = {
  readonly mayUseLogbook: boolean;
  readonly mayCreateRecord: boolean;
  readonly isAttending: boolean;
  readonly mayManage: boolean;
};

const sectionPages = {
  home: ["home"],
  learn: ["spaces", "assignments", "videos"],
  simulate: ["cases", "events", "modules"],
  results: ["progress", "activities"],
  logbook: ["logbook", "records", "totals", "confirmations"],
  manage: ["administration"],
} as const;

export type SectionId = keyof typeof sectionPages;
export type SectionPageId = (typeof sectionPages)[SectionId][number];

/** A section of the portal with the pages that the person may open; the first page is the section's target. */
export type NavigationSection = { readonly id: SectionId; readonly pages: readonly SectionPageId[] };

const sectionOrder = ["home", "learn", "simulate", "results", "logbook", "manage"] as const;

/** The sections that a signed-in person sees, in their order. Without facts, those that everyone has. */
export function navigationSections(facts?: SectionFacts): readonly NavigationSection[] {
  return sectionOrder
    .map((id) => ({ id, pages: sectionPages[id].filter((page) => isPageShown(page, facts)) }))
    .filter(({ pages }) => pages.length > 0);
}

function isPageShown(page: SectionPageId, facts: SectionFacts | undefined): boolean {
  if (page === "logbook" || page === "records" || page === "totals") return facts?.mayUseLogbook === true;
  if (page === "administration") return facts?.mayManage === true;
  if (page !== "confirmations") return true;
  // Only people who are nothing but attendings have the link here; others have it on the start page and in the logbook.
  return facts?.isAttending === true && !facts.mayManage && !facts.mayCreateRecord;
}

/** The number of entries in the bottom bar: sections, `Log a case` for people who may, and the one that opens the rest. */
export const bottomBarSize = 5;

/**
 * The sections before and after the middle of the bottom bar, which is "Log a case" for people who may create a record. The
 * start page is followed by the administration for managers, and by the confirmations for attendings. Those who log cases have
 * Results rather than Simulate, whose next events and cases are on their start page.
 */
export function bottomBarSections<Section extends NavigationSection>(
  sections: readonly Section[],
  mayCreateRecord: boolean,
): { readonly before: readonly Section[]; readonly after: readonly Section[] } {
  const last = mayCreateRecord ? "simulate" : null;
  const isFirstTask = ({ id, pages }: NavigationSection) => id === "manage" || pages[0] === "confirmations";
  const rank = (section: NavigationSection) =>
    section.id === "home" ? 0 : isFirstTask(section) ? 1 : section.id === last ? 3 : 2;
  const size = bottomBarSize - 1 - (mayCreateRecord ? 1 : 0);
  const shown = [...sections].sort((a, b) => rank(a) - rank(b)).slice(0, size);
  return { before: shown.slice(0, 2), after: shown.slice(2) };
}

/** Every admin and staff role; `demo` is not one of them (1.009, X20). */
export function mayOpenAdministration(actor: { readonly roles: readonly Role[] }): Decision {
  const admitted = ["group_admin", "customer_admin", "sys_admin", "support", "product", "qa"] as const;
  return admitted.some((role) => actor.roles.includes(role)) ? "allowed" : "forbidden";
}

const firstVersionWithSystem: Version = { major: 1, minor: 1, patch: 0 };

/**
 * Whether the link to the System area is shown: on a simulator (service tag, or `debug=vist`) with client 1.1.0 or higher
 * (1.010). This only hides a link and protects nothing (X34).
 */
function seesSystem({ serviceTag, debugVist, clientVersion }: NavigationFacts): boolean {
  const onSimulator = debugVist || (serviceTag !== null && serviceTag !== "");
  return onSimulator && isAtLeast(clientVersion, firstVersionWithSystem);
}

/**
 * Where `Manage` leads: who manages neither accounts nor groups begins with the section that they use most rather than with the
 * first (9.001).
 */
export function manageAddress(sections: readonly string[]): string {
  const isAdmin = sections.includes("accounts") || sections.includes("groups");
  const most = isAdmin ? undefined : ["people", "software", "feedback"].find((key) => sections.includes(key));
  return most === undefined ? "/admin" : `/admin/${most}`;
}
