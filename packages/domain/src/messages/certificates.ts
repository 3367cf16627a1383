import { assignmentTexts } from "./assignments.ts";

type Done = { readonly kind: string; readonly minimum?: number | null | undefined };

/** The texts of certificates: that a person has finished an assignment, with a code that everyone can verify. */
export const certificateTexts = {
  title: "Certificate",
  certificate: "Certificate of completion",
  open: "Certificate",
  openOf: (title: string): string => `Certificate of ${title}`,
  list: "My certificates",
  none: "No certificates yet. Finish an assignment and choose “Certificate” beside it.",
  listNotLoaded: "Your certificates could not be loaded.",
  issuedOn: "Issued",
  /** Labels of the setting whether the certificate's public page shows the name of its owner. */
  name: "Name on the public page",
  getName: (isShown: boolean): string => (isShown ? "Shown" : "Hidden"),
  loading: "Loading the certificate",
  notLoaded: "The certificate could not be loaded.",
  notFound: "No certificate here: this assignment is not done yet, or it is not yours.",
  /** The achievement that the certificate states: a completed course, exercise, or number of records. */
  done: ({ kind, minimum }: Done): string =>
    ({
      course: "Completed the course",
      exercise: "Became proficient in the exercise",
      records: minimum === 1 ? "Logged 1 procedure" : `Logged ${minimum ?? 0} procedures`,
    })[kind] ?? assignmentTexts.done,
  at: (institution: string, group: string): string => `${institution}, ${group}`,
  doneOn: (day: string): string => `on ${day}`,
  issue: "Get certificate",
  issueFailed: "The certificate was not saved. Try again.",
  explanation:
    "A certificate has a code. Anyone who has it can check on a public page what was completed, when, and at which institution.",
  showName: "Show my name to people who verify the code",
  showNameHelp: "Otherwise only the printed certificate shows your name. You can change this at any time.",
  code: "Code",
  verifyAt: "Verify at",
  codeLabel: "QR code with the address that verifies this certificate",
  withdraw: "Withdraw certificate",
  withdrawTitle: (title: string): string => `Withdraw the certificate of ${title}?`,
  withdrawQuestion:
    "Anyone who checks the code will see that it was withdrawn. Printed copies can no longer be verified. You can get a new certificate with another code.",
  withdrawn: "Certificate withdrawn.",
  withdrawFailed: "The certificate was not withdrawn. Try again.",
  verify: {
    title: "Verify a certificate or report",
    explanation: "Enter the code on the certificate or report. No account is needed.",
    code: "Code",
    codeHelp: "16 or 20 letters and digits, such as 7KQ2-M8XD-0V4N-PR1A",
    codeMissing: "Enter the code.",
    submit: "Verify",
    checking: "Checking the code",
    valid: "This certificate is valid.",
    withdrawnOn: (day: string): string => `This certificate was withdrawn on ${day}. It is no longer valid.`,
    unknown: "No certificate or report has this code. Check the code for typing errors.",
    failed: "The code could not be checked. Try again.",
    tooMany: (minutes: number): string =>
      `Too many wrong codes from your network. Try again in ${minutes === 1 ? "a minute" : `${minutes} minutes`}.`,
    person: "Person",
    nameHidden: "Not shown: its owner has not agreed to show the name here.",
    what: "What",
    when: "Completed on",
    where: "Institution and group",
    issued: "Issued on",
  },
} as const;
