import { adminGroups, adminSections } from "@cathedra/domain/access";
import {
  certificateTexts,
  failedRequestTexts,
  logbookReportTexts,
  severalCasesTexts,
  workQueueTexts,
} from "@cathedra/domain/messages";
import { getSections, logCase, sectionLabels, sectionPages } from "../../shell/section-pages.ts";
import type { Viewer } from "../../shell/use-viewer.ts";
import { getActs } from "./acts.ts";
import type { Found } from "./search-result.ts";

/**
 * Further search words for pages by their address, in lower case without accents: words that people type for the content of the
 * page.
 */
const furtherWords: Readonly<Record<string, readonly string[]>> = {
  [logCase.href]: ["create", "new", "enter", "add", "record", "procedure"],
  "/logbook/records/several": [
    "create",
    "new",
    "enter",
    "add",
    "records",
    "list",
    "table",
    "day",
    "week",
    "paste",
  ],
  "/": ["attention", "continue"],
  "/assignments": ["certificates", "print", "tasks", "due"],
  "/verify": ["certificates", "reports", "check"],
  "/learning-spaces": ["courses", "lessons"],
  "/cloud-cases": ["start", "simulator"],
  "/admin/events": ["new", "create", "add"],
  "/events": ["join", "running", "class", "start"],
  "/activity-log": ["runs", "scores", "print"],
  "/progress": ["proficient", "proficiency", "print"],
  "/logbook/records": ["print", "export", "procedures"],
  "/logbook/totals": ["print", "targets"],
  "/logbook/report": ["pdf", "print", "accreditor", "requirements", "board"],
  "/logbook/confirmations": ["attending", "reopen"],
  "/profile/account": ["password", "name", "address", "settings", "theme", "dark", "light"],
  "/profile/data": ["export", "download", "privacy", "gdpr"],
  "/profile/notifications": ["mails", "e-mail", "unsubscribe"],
  "/profile/systems": ["stations", "simulators"],
  "/admin/accounts": ["people", "persons", "institutions", "customers"],
  "/admin/groups": ["people", "persons", "members", "invite", "trainees", "classes", "assignments"],
  "/admin/systems": ["stations", "simulators"],
  "/admin/audit": ["people", "persons", "history"],
  "/admin/audit/requests": ["people", "persons", "failed", "starts", "errors"],
  "/admin/people": ["persons", "trainees", "cannot", "start", "why"],
};

const profilePages: readonly Found[] = [
  page("/profile/account", "Account", "Your profile"),
  page("/profile/groups", "Groups", "Your profile"),
  page("/profile/systems", "Systems", "Your profile"),
  page("/profile/sign-ins", "Simulator sign-ins", "Your profile"),
  page("/profile/notifications", "Notification settings", "Your profile"),
  page("/profile/data", "Your data", "Your profile"),
  page("/notifications", "Notifications", "All your notifications"),
];

const severalCases = page("/logbook/records/several", severalCasesTexts.title, "Logbook");
const report = page("/logbook/report", logbookReportTexts.title, "Logbook");
const verifying = page("/verify", certificateTexts.verify.title, "By its code");

/** The pages of the portal that the person may open, in the order of the navigation. */
export function getPages(viewer: Viewer): readonly Found[] {
  const readsFailures = ["support", "sys_admin"].some((role) => viewer.roles.includes(role));
  const sections = getSections(viewer).flatMap(({ id, pages }) =>
    pages
      .filter((key) => key !== "administration")
      .map((key) => {
        const { href, label } = sectionPages[key];
        if (key === "home" && readsFailures) return page(href, label, workQueueTexts.starts);
        return page(href, label, label === sectionLabels[id] ? undefined : sectionLabels[id]);
      }),
  );
  const administration = adminSections
    .filter(({ key, isRoute }) => isRoute && viewer.viewerAdminSections.includes(key))
    .map(({ path, label, group }) => {
      const place = adminGroups.find(({ key }) => key === group)?.label ?? "";
      return page(path, label, `Administration, ${place.toLowerCase()}`);
    });
  const act = viewer.viewerCanCreateRecord
    ? [page(logCase.href, logCase.label, "Logbook"), severalCases]
    : [];
  const requests = readsFailures
    ? [page("/admin/audit/requests", failedRequestTexts.title, "Administration, audit log")]
    : [];
  const reports = viewer.viewerCanUseLogbook ? [report] : [];
  const acts = getActs(viewer).map((each) => each.act);
  return [
    ...act,
    ...acts,
    ...sections,
    ...administration,
    ...requests,
    ...reports,
    ...profilePages,
    verifying,
  ];
}

function page(href: string, label: string, detail?: string): Found {
  const words = furtherWords[href];
  return {
    kind: "page",
    id: `page:${href}`,
    href,
    label,
    ...(detail === undefined ? {} : { detail }),
    ...(words === undefined ? {} : { words }),
  };
}
