import { startRefusalText } from "./start-refusals.ts";

type Purpose = readonly [name: RegExp, what: string];

const starts: readonly Purpose[] = [
  [/CaseStart|startSingleUserCloudCase/, "Starting a cloud case"],
  [/EventAct(?:ion)?sStart|startCloudCaseEvent/, "Starting an event"],
  [/StartCourse|enrollUserInCourse/, "Starting a course"],
  [/^simulatorRun|createSimulatorLaunch/, "Starting an exercise"],
];

/** Matches the operation names of requests that start something; PostgreSQL reads it the same way. */
export const startOperationPattern = starts.map(([name]) => name.source).join("|");

/** The purpose of a request by its operation name; the first pattern that matches counts. */
const wanted: readonly Purpose[] = [
  ...starts,
  [/store_result/, "Delivering a result of a simulator"],
  [/EndCase|EventAct(?:ion)?sEnd|stopCloudCase/, "Ending a session"],
  [/useExtendSession|extendSingle/, "Extending a session"],
  [
    /roomToken|CloudCase|EventSession|CloudEvent|OwnCasePage|ownMachine|Ongoing/,
    "Opening a simulator's room",
  ],
  [/accept(Invite|Course|Voucher|ResourceAccessVoucher)/, "Using an invite link"],
  [/ResetCourse|ResetProgress|resetMyCourse|resetAccountProgress/, "Resetting progress in courses"],
  [/FreshProgress|refreshCourseProgress/, "Reading progress from the learning platform"],
  [/[sS]aveRecord|saveActivity|CreateRecord|CopyRecord/, "Saving a logbook record"],
  [/DeleteRecord|deleteActivity/, "Deleting a logbook record"],
  [/Draft/, "Saving a draft"],
  [/Confirm|Reopen|ReturnDialog/, "Confirming logbook records"],
  [/Record|Logbook|^records$|Totals|Targets/, "Reading the logbook"],
  [/AddSystem|DeleteSystem/, "Linking a simulator"],
  [/AnswerCode|QRLogin|ScannedCode|SignIns|stations\/(session|code)/, "Signing in at a simulator"],
  [/SendFeedback|sendFeedback/, "Reporting a problem"],
  [/UpdateUser|updateUser/, "Saving the profile"],
  [/Voucher/, "Working with vouchers"],
  [/Event/, "Working with events"],
  [/Group|Class|Invit|Members|RemoveUsers/, "Working with a group"],
  [/Course|Space|Learning/, "Opening courses"],
  [/Machine|Fleet|VM/, "Working with machines"],
  [/Station|System/, "Working with a simulator's page"],
  [/Release|Software|Update/, "Working with software"],
  [/Audit|FailedRequests|Feedback/, "Reading the administration's logs"],
  [/Account|customer|Quota|TopUp/i, "Working with an account"],
  [/Activity|Exercise|Progress|Log|Run|Attempts|Cohort|Metric/, "Reading results"],
  [/\/(files|objects|s3|activity-files)/, "Loading or sending a file"],
  [/Mutation$/, "Saving a change"],
  [/Query$/, "Reading a page"],
  [/^(POST|PUT|DELETE) /, "Sending data"],
  [/^GET /, "Loading data"],
];

/** The way a request ended and its cause, by its error code. */
const ends: Readonly<Record<string, readonly [end: string, cause: string]>> = {
  INTERNAL: ["failed because of", "an error in the portal"],
  UNAVAILABLE: ["failed because", "the portal was not available"],
  REQUEST_TIMEOUT: ["failed because", "the request took too long to arrive"],
  STORAGE_FULL: ["failed because", "the portal's storage is full"],
  RATE_LIMITED: ["was refused because of", "too many requests in a short time"],
  PIN_LOCKED: ["was refused because of", "too many wrong pins"],
  FORBIDDEN: ["was refused because", "the person is not allowed to do it"],
  NOT_AT_STATION: ["was refused because", "it is not possible in a session at a simulator"],
  NOT_FOUND: ["failed because", "it was not found, or this person has no access to it"],
};

/** The purpose of a request, such as "Starting a cloud case". */
export function requestPurpose(operation: string): string {
  return wanted.find(([name]) => name.test(operation))?.[1] ?? "A request";
}

/** How a request ended that failed, such as "failed because of an error in the portal"; undefined for an unknown code. */
export function failedRequestEnd(code: string): string | undefined {
  return Object.hasOwn(ends, code) ? ends[code]?.join(" ") : undefined;
}

/** The cause of a failure alone, of an error in the portal with who can correct it; undefined for an unknown code. */
export function failedRequestCause(code: string): string | undefined {
  const cause = Object.hasOwn(ends, code) ? ends[code]?.[1] : undefined;
  return code === "INTERNAL" ? `${cause}, which a system administrator can look into` : cause;
}

/** Who can correct the cause of a failure; undefined where the sentence about it says what to do, or nothing is broken. */
export function failedRequestHelp(code: string): string | undefined {
  if (code === "INTERNAL")
    return "The person can try again. If it fails again, a system administrator can find the cause in the portal's log by the number of the request.";
  return code === "UNAVAILABLE" || code === "STORAGE_FULL"
    ? "A system administrator can look into it; the person can try again afterwards."
    : undefined;
}

type FailedRequestFacts = {
  readonly operation: string;
  readonly code: string;
  /** What was to be started, by name, and the reason if a rule refused it; null for any other request. */
  readonly start?:
    | { readonly name?: string | null | undefined; readonly refusal?: string | null | undefined }
    | null
    | undefined;
};

/**
 * A sentence about a failed request: its purpose and how it ended. A refused start has the reason with which the person's page
 * answers, instead of the code that hides things from people.
 */
export function failedRequestSentence({ operation, code, start }: FailedRequestFacts): string {
  const purpose = start?.name == null ? requestPurpose(operation) : `Starting “${start.name}”`;
  const refusal = start?.refusal == null ? undefined : startRefusalText(start.refusal);
  const end =
    refusal === undefined ? (failedRequestEnd(code) ?? `failed (${code})`) : `was refused because ${refusal}`;
  return `${purpose} ${end}.`;
}
