import type { UncountedReason } from "../logbook-report/evaluate-requirements.ts";
import { reportLimits } from "../logbook-report/report-limits.ts";

const casesText = (count: number): string => (count === 1 ? "1 case" : `${count} cases`);

/** Why cases do not count, after their number. */
const reasons: Readonly<Record<UncountedReason, string>> = {
  institution: "of another institution",
  imported: "imported, which the institution does not count",
  day: "outside the year that is counted",
  procedure: "of other procedures",
  role: "in another role",
  level: "at another level",
  confirmation: "not confirmed yet",
};

/** The texts of the report of a logbook for an examiner or accreditor: its page, and the PDF itself. */
export const logbookReportTexts = {
  title: "Report for an examiner",
  explanation:
    "What counts towards the requirements and what is missing, and a PDF whose reader can verify that it is unchanged.",
  requirements: "Requirements",
  howRead: "How are the requirements read?",
  noTargets: "No targets are set for you. Your institution can set them, or you can choose another set.",
  loading: "Loading what counts",
  notLoaded: "What counts could not be loaded.",
  counted: (counted: number, minimum: number): string => `${counted} of ${minimum}`,
  missing: (missing: number): string => (missing === 0 ? "Reached." : `${casesText(missing)} missing.`),
  uncounted: (reason: UncountedReason, cases: number): string => `${cases} ${reasons[reason]}`,
  notCounted: "Not counted:",
  /** After how many cases count. */
  disputed: (cases: number): string =>
    `${cases} of them ${cases === 1 ? "has" : "have"} a role with which the attending does not agree.`,
  disputedHelp: (cases: number): string =>
    `In ${casesText(cases)} the attending states another role. Until you both agree, your record’s role counts, and the report shows both.`,
  disputedLink: "Settle roles",
  unprintable: (names: readonly string[]): string =>
    `The PDF cannot print some letters of these names and shows � for each: ${names.join(", ")}.`,
  inPeriod: (cases: number, confirmed: number): string =>
    cases === 0 ? "No cases in this period." : `${casesText(cases)} in this period, ${confirmed} confirmed.`,
  /** Introduces the link to the cases that are not confirmed, in any role and of any procedure. */
  notConfirmed: "Not confirmed in this period:",
  unconfirmed: {
    open: (cases: number): string => `${cases} waiting for the attending`,
    unasked: (cases: number): string => `${cases} that no one can confirm yet`,
    returned: (cases: number): string => `${cases} returned`,
    imported: (cases: number): string => `${cases} imported`,
  },
  tooManyCases: `A report lists at most ${reportLimits.maxCases} cases. Choose a shorter period.`,
  make: "Make the PDF",
  notMade: "Not made yet",
  makeFailed: "The report was not requested. Try again.",
  privacy:
    "The PDF lists your cases without patient identifiers, indications and comments. Anyone who has its code can see your name and the totals.",
  reports: "Your reports",
  none: "No reports yet.",
  limit: `You can have ${reportLimits.maxReports} reports. Each is kept for ${reportLimits.keptYears} years.`,
  full: `You have ${reportLimits.maxReports} reports. Delete one first.`,
  madeAt: "Made",
  period: "Period",
  set: "Requirements",
  code: "Code",
  size: "Size",
  fileName: (to: string): string => `logbook-report-${to}.pdf`,
  fileHead: "File",
  download: "Download",
  downloadOf: (code: string): string => `Download report ${code}`,
  delete: "Delete",
  deleteOf: (code: string): string => `Delete report ${code}`,
  deleteTitle: "Delete this report?",
  deleteQuestion:
    "Anyone who checks its code will see that the report was withdrawn. Copies can no longer be verified.",
  deleted: "Report deleted.",
  deleteFailed: "The report was not deleted. Try again.",
  periodText: (from: string | null, to: string): string =>
    from === null ? `Until ${to}` : `${from} to ${to}`,
  /** The page that verifies a report. */
  verify: {
    valid: "This code belongs to a report of the portal.",
    withdrawnOn: (day: string): string => `This report was withdrawn on ${day}. It is no longer valid.`,
    person: "Person",
    institution: "Institution",
    cases: "Cases",
    disputed: "Roles with which the attending does not agree",
    getCases: (cases: number, confirmed: number): string => `${cases}, ${confirmed} confirmed`,
    totals: "Totals",
    file: "Is your copy unchanged?",
    fileHelp: "Choose the PDF, or drop it here. It is compared in your browser and not sent.",
    chooseFile: "Choose the PDF",
    comparing: "Comparing the file",
    same: "The file is unchanged: it is exactly the report that the portal made.",
    different: "This is not the file that the portal made. It was changed, or it is another file.",
    unreadable: "The file could not be read.",
  },
  /** The texts of the PDF alone. */
  pdf: {
    title: "Logbook report",
    statement:
      "This report was made by the portal from the records of this person. Only cases with the person among the participants are listed.",
    leftOut:
      "Patient identifiers, indications and comments are left out. The report describes the records as they were when it was made.",
    caseCount: (cases: number, confirmed: number): string => `${casesText(cases)}, ${confirmed} confirmed`,
    verify: (origin: string): string =>
      `To verify the report, open ${origin}/verify and enter the code, or scan the picture. The page shows the totals and compares your file with the one that the portal made.`,
    disputed: (cases: number): string =>
      `In ${casesText(cases)} the attending states another role than the record. They count with the role of the record; the list shows both.`,
    disputedHead: "Role disputed",
    disputedRole: (recorded: string, stated: string): string => `${recorded} (attending: ${stated})`,
    unprintable: (names: number): string =>
      `${names === 1 ? "One name has" : `${names} names have`} letters that this document cannot print. Each of these letters is shown as �.`,
    qr: (link: string): string => `QR code with the address ${link}`,
    groups: "Groups",
    requirement: "Requirement",
    minimum: "Minimum",
    countedHead: "Counted",
    confirmedHead: "Confirmed",
    missingHead: "Missing",
    notCountedHead: "Not counted, and why",
    confirmation: "Confirmed and not confirmed",
    answer: "Answer",
    confirmedCases: "Confirmed by the attending",
    confirmedInStead: "Confirmed by an administrator in the attending’s stead",
    importedCases: "Imported, not confirmed",
    notConfirmedCases: "Not confirmed",
    total: "Total",
    byRole: "Cases by role",
    byCategory: "Cases by category and role",
    type: "Type",
    category: "Category",
    role: "Role",
    noRole: "No role",
    cases: "Cases",
    ratings: "Independence as attendings rated it",
    ratingsHelp: (fewest: number): string =>
      `Median and quartiles are levels that attendings gave. They are shown for ${fewest} ratings or more.`,
    kind: "Kind of procedure",
    ratingCount: "Ratings",
    lowerQuartile: "Lower quartile",
    median: "Median",
    upperQuartile: "Upper quartile",
    tooFewRatings: (fewest: number): string => `Fewer than ${fewest} ratings`,
    list: "List of cases",
    noCases: "There are no cases in this period.",
    number: "No.",
    date: "Date",
    procedure: "Procedure",
    level: "Level",
    hospital: "Hospital",
    attending: "Attending",
    confirmationHead: "Confirmation",
    byAttending: (day: string): string => `Confirmed ${day}`.trim(),
    byOther: (day: string, name: string): string => `Confirmed ${day} by ${name}`,
    inStead: (day: string, name: string | null): string =>
      `Confirmed ${day} by ${name ?? "an administrator"}, administrator, in the attending’s stead`,
    unconfirmed: { returned: "Returned", imported: "Imported" } as Readonly<Record<string, string>>,
    notConfirmed: "Not confirmed",
    page: (page: number, of: number): string => `Page ${page} of ${of}`,
  },
} as const;
