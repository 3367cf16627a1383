import type { Role } from "../access/role.ts";
import { roleLabels } from "../access/role.ts";

const sources: Readonly<Record<string, (group: string | null) => string>> = {
  group: (group) => `Course of ${group}`,
  kept: (group) =>
    group === null
      ? "Kept, because it had been started"
      : `Was a course of ${group}; kept, because it had been started`,
  voucher: (group) => (group === null ? "From a course link" : `From a course link of ${group}`),
  given: () => "Enrolled on the learning platform",
};

const maxCounted = 10_000;

const counted = (count: number): string =>
  count >= maxCounted ? "10,000 or more" : count.toLocaleString("en");

const withSome = (count: number, some: number, word: string): string =>
  some === 0 ? counted(count) : `${counted(count)}, ${some} ${word}`;

type StartTold = { readonly kind: string; readonly step: string; readonly reason: string };

const steps: Readonly<Record<string, string>> = {
  check: "checking what they may start",
  platform: "asking the learning platform",
  find: "finding a simulator",
  "power-on": "turning on a simulator",
  "hand-over": "handing over the case",
  load: "starting the simulator",
  session: "running",
};

const mailKinds: Readonly<Record<string, string>> = {
  addressChange: "Address of an attending is to change",
  addressChanged: "Address of an attending has changed",
  attendingAddress: "Address of an attending",
  confirmationDigest: "Records to confirm",
  dataExportReady: "Export of personal data",
  groupInvitation: "Invitation to a group",
  newAddress: "New address of an attending",
  notificationDigest: "Notices",
  reminder: "Reminder",
  stationSignIn: "Sign-in at a simulator",
  weekFigures: "Figures of the week",
};

const isRole = (role: string): role is Role => Object.hasOwn(roleLabels, role);

/** The texts of a person's page. */
export const personTexts = {
  title: "Person",
  notFound: "Person not found, or you have no access.",
  loading: "Loading the person",
  asOf: "As of",
  open: (name: string): string => `Look up ${name}`,
  lookUp: "Look up",
  /** Shown to admins, who see a part. */
  partial: "You see what concerns the institutions and groups that you administer.",
  who: "Who they are",
  history: "History",
  findHistory: (name: string): string => `History of ${name}`,
  failedRequests: "Failed requests",
  getFailedRequests: (name: string): string => `Failed requests of ${name}`,
  progress: "Progress",
  getProgress: (name: string): string => `Progress of ${name}`,
  unconfirmed: "Address not confirmed",
  unconfirmedHelp: "Until the address is confirmed, no rights are given by it and no course can be started.",
  email: "E-mail address",
  administers: "Administers",
  groups: "Groups",
  noGroups: "None. Without a group the person has no courses of an institution.",
  groupAdmin: "admin",
  roles: "Roles",
  rolesOf: (roles: readonly string[]): string =>
    roles.length === 0
      ? "None besides trainee"
      : roles.map((role) => (isRole(role) ? roleLabels[role] : role)).join(", "),
  logbook: "Logbook",
  hasLogbook: (has: boolean): string => (has ? "Yes" : "No"),
  knownSince: "First seen",
  seen: "Last seen",
  notSeen: "Not since visits have been recorded",
  terms: "Terms of service",
  noTerms: "Not accepted yet",
  termsOf: (version: string): string => `Version ${version} accepted`,
  termsDue: (version: string): string => `Version ${version} not accepted`,
  courses: "Courses and their origin",
  noCourses: "No course is open to this person.",
  sourceText: (kind: string, group: string | null): string => sources[kind]?.(group) ?? kind,
  first: (shown: number, total: number): string => `The first ${shown} of ${total} are listed.`,
  latest: (shown: number, total: number): string => `The latest ${shown} of ${total} are listed.`,
  cloudTime: "Cloud case time and vouchers",
  noVouchers: "The person has not accepted any voucher or event.",
  noTime: "No voucher that is valid now gives the person time for cloud cases.",
  time: "Time for cloud cases",
  left: "Left",
  held: "Held by a session",
  used: "Used",
  granted: (time: string): string => `${time} granted by vouchers that are valid now.`,
  givenBy: (name: string): string => `given by ${name}`,
  usedOf: (used: string, granted: string): string => `${used} of ${granted} used`,
  starts: "Last starts",
  noStarts: "Nothing was started in the cloud, and no start was refused in the last 30 days.",
  startText: ({ kind, step, reason }: StartTold): string => {
    const during = steps[step] ?? step;
    if (kind === "running") return "Running now";
    if (kind === "refused") return `Refused while ${during}: ${reason}`;
    if (kind === "starting") return `Being started: ${during}`;
    if (kind === "failed") {
      if (step === "session") return `Failed after it had begun: ${reason}`;
      return step === "request" ? `Failed: ${reason}` : `Failed while ${during}: ${reason}`;
    }
    return kind === "cancelled" ? `Not started, ended while ${during}: ${reason}` : `Ended: ${reason}`;
  },
  onMachine: (machine: string): string => `on ${machine}`,
  timeUsed: (time: string): string => `${time} of their time used`,
  activity: "Simulators, results and records",
  cases: "Cases in the logbook",
  results: "Results",
  count: counted,
  /** The summary beside the title of a collapsed section. */
  cloudTimeFigure: (left: string, vouchers: number): string =>
    vouchers === 0
      ? "None"
      : `${left} left, ${vouchers === 1 ? "1 voucher or event" : `${vouchers} vouchers and events`}`,
  startsFigure: (starts: readonly { readonly kind: string }[]): string =>
    withSome(
      starts.length,
      starts.filter(({ kind }) => kind === "failed" || kind === "refused").length,
      "failed",
    ),
  activityFigure: (results: number, cases: number): string =>
    `${counted(results)} ${results === 1 ? "result" : "results"}, ${counted(cases)} ${cases === 1 ? "case" : "cases"}`,
  mailsFigure: (mails: readonly { readonly failedAt?: unknown }[]): string =>
    withSome(mails.length, mails.filter(({ failedAt }) => failedAt != null).length, "not delivered"),
  lastOf: "the latest",
  linked: "Linked simulators",
  noLinked: "None linked",
  signIns: "Sign-ins at simulators",
  noSignIns: "None by a code. Sign-ins with a password are not recorded.",
  linkedSince: "since",
  numbersOnly:
    "Only numbers are shown. What is in records and results is for the person and their administrators.",
  mails: "Mails",
  noMails: "No mail went to this address in the last weeks.",
  mailKind: (kind: string): string => mailKinds[kind] ?? kind,
  mailSent: "Sent",
  mailFailed: (reason: string | null): string => `Not delivered: ${reason ?? "no reason given"}`,
  mailWaits: (attempts: number, reason: string | null): string =>
    attempts === 0 || reason === null
      ? "Waiting to be sent"
      : `Waiting, tried ${attempts === 1 ? "once" : `${attempts} times`}: ${reason}`,
  failures: "Last failed requests",
  noFailures: "No request of this person failed in the last 30 days.",
  allFailures: "Show all failed requests",
  voucherKinds: { event: "Event", cloud_modules: "Voucher" } as Readonly<Record<string, string>>,
  states: { active: "Active", expired: "Expired", archived: "Archived" } as Readonly<Record<string, string>>,
} as const;
