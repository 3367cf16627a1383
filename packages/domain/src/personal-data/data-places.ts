/** The parts of the archive with everything about a person, in their order, with the headings that people read. */
export const dataPlaces = {
  account: "Account and groups",
  records: "Logbook records",
  drafts: "Drafts of records",
  imports: "Imported logbooks",
  confirmations: "Confirmations",
  reports: "Reports for examiners",
  runs: "Simulator runs",
  cases: "Personal cases",
  progress: "Courses and assignments",
  vouchers: "Vouchers and events",
  hours: "Hours and cloud sessions",
  notifications: "Notifications and mails",
  "sign-ins": "Simulators and sign-ins",
  terms: "Terms of service",
  feedback: "Feedback",
  problems: "Problems you met",
  audit: "Audit log",
  changes: "What you made or changed for others",
} as const;

export type DataPlace = keyof typeof dataPlaces;
