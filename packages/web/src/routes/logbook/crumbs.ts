import type { Crumb } from "@cathedra/ui-kit/Breadcrumbs";

const home: Crumb = { label: "Home", href: "/" };
const logbook: Crumb = { label: "Logbook", href: "/logbook" };
const records: Crumb = { label: "Existing Records", href: "/logbook/records" };

export const logbookCrumbs: readonly Crumb[] = [home, logbook];
export const recordsCrumbs: readonly Crumb[] = [home, logbook, records];

/** A page beneath the list. */
export function recordCrumbs(here: Crumb): readonly Crumb[] {
  return [...recordsCrumbs, here];
}
