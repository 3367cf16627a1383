import type { Crumb } from "@cathedra/ui-kit/Breadcrumbs";

const home: Crumb = { label: "Home", href: "/" };
const logbook: Crumb = { label: "Logbook", href: "/logbook" };
const records: Crumb = { label: "Existing Records", href: "/logbook/records" };
const totals: Crumb = { label: "Totals", href: "/logbook/totals" };
const trainees: Crumb = { label: "Trainees", href: "/logbook/totals/groups" };

export const totalsCrumbs: readonly Crumb[] = [home, logbook, totals];
export const traineesCrumbs: readonly Crumb[] = [home, logbook, trainees];

/** The breadcrumbs of a page about one group's trainees. */
export function groupCrumbs(here: Crumb): readonly Crumb[] {
  return [...traineesCrumbs, here];
}

export const reportCrumbs: readonly Crumb[] = [
  ...totalsCrumbs,
  { label: "Report for an examiner", href: "/logbook/report" },
];

export const confirmationsCrumbs: readonly Crumb[] = [
  home,
  logbook,
  { label: "Confirmations", href: "/logbook/confirmations" },
];
/** The breadcrumbs of a page right below the logbook. */
export function logbookPageCrumbs(here: Crumb): readonly Crumb[] {
  return [home, logbook, here];
}

export const logbookCrumbs: readonly Crumb[] = [home, logbook];
export const recordsCrumbs: readonly Crumb[] = [home, logbook, records];

/** The breadcrumbs of a page below the list of records. */
export function recordCrumbs(here: Crumb): readonly Crumb[] {
  return [...recordsCrumbs, here];
}

/** The head of the page for a new record. */
export const newRecordHead = {
  title: "Enter New Record",
  crumbs: recordCrumbs({ label: "Enter New Record", href: "/logbook/records/create" }),
};
