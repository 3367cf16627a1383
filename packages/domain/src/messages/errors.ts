import { byteText } from "../byte-text.ts";
import { cloudServerTexts } from "../cloud/server-texts.ts";
import type { ExtendRefusal } from "../cloud/sessions/session-time.ts";
import type { ResultRefusal } from "../delivery/refusal.ts";
import { waitingTime } from "../duration.ts";
import type { ImportProblem } from "../imports/import-document.ts";
import { importTexts } from "../imports/import-texts.ts";
import type { LearningFailure } from "../learning/learning-failure.ts";
import type { CaseRefusal } from "../personal-cases/refusal.ts";
import type { SessionEnd } from "../station-sign-in/session.ts";
import type { LogDamage } from "../stations/log-times.ts";
import type { ProofFault, SignatureFault } from "../stations/signed-request.ts";
import type { NameRefusal } from "../storage/item-names.ts";
import { activityFileTexts, type CasePart } from "./activity-files.ts";
import { assignmentTexts } from "./assignments.ts";
import { classInvitationTexts } from "./class-invitations.ts";
import { confirmationTexts } from "./confirmations.ts";
import { courseProgressTexts } from "./course-progress.ts";
import { type FileRefusalReason, fileTexts } from "./files.ts";
import { groupTexts } from "./groups.ts";
import { voucherTexts } from "./invitations.ts";
import { logbookTexts } from "./logbook.ts";
import { logbookImportServerTexts } from "./logbook-import.ts";
import { ownAccountTexts } from "./own-account.ts";
import { nameOfChange, type PersonOfChange } from "./person-of-change.ts";
import { caseRefusalText } from "./personal-cases.ts";
import { personalInvitationTexts } from "./personal-invitations.ts";
import { resultIntakeTexts, resultRefusalText } from "./result-intake.ts";
import { shellTexts } from "./shell.ts";
import { softwareReleaseTexts } from "./software-releases.ts";
import { stationTexts } from "./stations.ts";
import { nameRefusalText, storageErrorTexts } from "./storage.ts";
import { systemTexts } from "./systems.ts";
import { talentTexts } from "./talent.ts";
import { type ReminderRefusal, weekTexts } from "./this-week.ts";
import { type UndoObstacle, undoTexts } from "./undo.ts";

type StartedOtherwise = {
  readonly startedBy: PersonOfChange | null;
  readonly moduleName: string;
  readonly caseName: string;
};

/** The facts that some errors carry beside `code`, `message` and `requestId`. */
type ErrorFacts = {
  /** Another change was saved first: when and by whom; null for a deleted person. */
  readonly CONFLICT: { readonly modifiedAt: string; readonly modifiedBy: PersonOfChange | null };
  readonly PAYLOAD_TOO_LARGE: { readonly maxBytes: number };
  /** The uploaded file is not of the required kind. */
  readonly FILE_REFUSED: { readonly reason: FileRefusalReason };
  /** The reason for refusing a delivered result, and the file or metric that it is about. */
  readonly RESULT_REFUSED: ResultRefusal;
  /** A run that was delivered before with other files, values or times; `id` is the stored activity. */
  readonly RUN_ALREADY_DELIVERED: { readonly id: string };
  /** A limit on a person's runs of today is reached: how many runs or bytes are allowed, and when the next run is accepted. */
  readonly DAILY_LIMIT_REACHED: {
    readonly limit: "runs" | "bytes";
    readonly most: number;
    readonly availableAt: string;
    readonly retryAfterSeconds: number;
  };
  /** Two computers speak with the key of this station: neither is trusted until staff decides. */
  readonly STATION_CLONED: { readonly retryAfterSeconds: number };
  /** A piece of a log that does not follow the stored ones; the next one has to begin at `received`. */
  readonly LOG_OFFSET: { readonly received: number };
  /** The piece of a log has another size, or begins elsewhere, than a piece of this log can. */
  readonly LOG_PIECE: {
    readonly offset: number;
    /** How many bytes the piece at this position must have; null if no piece begins there. */
    readonly expectedBytes: number | null;
    readonly receivedBytes: number;
    readonly pieceBytes: number;
  };
  /** Other content was announced under the name of a log that is being sent. */
  readonly LOG_UNDER_WAY: { readonly retryAfterSeconds: number };
  /** The received log differs from its announcement: it has to be sent again from the beginning. */
  readonly LOG_DAMAGED: { readonly received: number; readonly reason: LogDamage };
  /** The missing parts of a case (6.019). */
  readonly MISSING_FILE: { readonly missing: readonly CasePart[] };
  /** The reason for refusing a delivered personal case. */
  readonly CASE_REFUSED: CaseRefusal;
  /** Too many wrong pins were sent: for the service tag, by the person, or from the network address. */
  readonly PIN_LOCKED: { readonly retryAfterSeconds: number };
  readonly STORAGE_FULL: { readonly retryAfterSeconds: number };
  /** Why a document is not imported: the places and their errors. */
  readonly IMPORT_REFUSED: { readonly problems: readonly ImportProblem[] };
  readonly RATE_LIMITED: { readonly retryAfterSeconds: number };
  readonly UNAVAILABLE: { readonly retryAfterSeconds: number };
  /** A session at a station is used without a proof of its station, or a person acts for a station from elsewhere. */
  readonly STATION_PROOF_REQUIRED: { readonly reason: ProofFault };
  /** A signature by a station's own key that is not valid for exactly this request. */
  readonly STATION_SIGNATURE_REFUSED: { readonly reason: SignatureFault };
  /** The session at a station is over, with who ended it. */
  readonly STATION_SESSION_ENDED: { readonly endedBy: SessionEnd };
  /** The other hospital of that name, and the records of the renamed one, if they can be merged. */
  readonly HOSPITAL_NAME_EXISTS: {
    readonly hospital?: { readonly id: string; readonly name: string; readonly recordCount: number };
    readonly recordCount?: number;
  };
  /** An organizer has access to an event without using its link; a course voucher names its course. */
  readonly VOUCHER_ALREADY_USED: {
    readonly isOrganizer: boolean;
    readonly isArchived: boolean;
    readonly courseId?: number;
  };
  /** When the voucher's validity ended, in ISO 8601. */
  readonly OLD_VOUCHER: { readonly validTo: string };
  /** How many people this account may still mail today, and when it may mail more (ISO 8601). */
  readonly TOO_MANY_INVITATIONS: { readonly left: number; readonly againFrom: string };
  /**
   * Why a person is not reminded by mail, when they can be (ISO 8601; null when that is not known), and how many reminders can still be
   * sent today.
   */
  readonly REMINDER_REFUSED: {
    readonly reason: ReminderRefusal;
    readonly againFrom: string | null;
    readonly left?: number;
  };
  /** The address that a personal invitation is for; `isUnverified`: the caller has it, but has not confirmed it. */
  readonly INVITATION_FOR_ANOTHER: { readonly meantFor: string; readonly isUnverified: boolean };
  /** The next starts for the same duration, ISO 8601, earliest first. */
  readonly TOO_MANY_EVENTS: { readonly nextStarts: readonly string[] };
  /** Who started the event, and with which case instead of the chosen one. Null if the caller or a deleted person did. */
  readonly EVENT_STARTED_OTHERWISE: StartedOtherwise;
  readonly NOT_EXTENDABLE: { readonly reason: ExtendRefusal };
  /** Why an undo is not possible. */
  readonly UNDO_NOT_POSSIBLE: { readonly obstacle: UndoObstacle };
  /** The present status of the machine, which does not allow the action (4.010). */
  readonly ACTION_NOT_NOW: { readonly status: string };
  /** The reason why a course could not be started, continued, made available or reset: mostly the learning platform. */
  readonly COURSE_START_FAILED: { readonly reason: LearningFailure };
  readonly COURSE_NOT_MADE_AVAILABLE: { readonly reason: LearningFailure };
  readonly COURSE_RESET_FAILED: { readonly reason: LearningFailure };
  /** The platform did not say whether the reset was carried out. */
  readonly COURSE_RESET_UNCONFIRMED: { readonly reason: LearningFailure };
  /** The number of courses whose progress could not be reset. */
  readonly PROGRESS_RESET_FAILED: { readonly remaining: number };
  /** How many more stations a published release would be offered to, where another number or none was confirmed. */
  readonly ROLLOUT_UNCONFIRMED: { readonly newStations: number };
  /** A name that nothing in the library of files can have. */
  readonly STORAGE_NAME_REFUSED: NameRefusal & { readonly name: string };
  /** The key of the item that already has the name. */
  readonly STORAGE_NAME_TAKEN: { readonly key: string; readonly isDirectory: boolean };
  /** The present number of items to be removed or renamed, which differs from the confirmed number. */
  readonly STORAGE_COUNT_CHANGED: { readonly count: number; readonly size: number };
  readonly STORAGE_INTO_ITSELF: { readonly key: string };
  /** The item was renamed, moved or removed in the meantime. */
  readonly STORAGE_GONE: { readonly key: string };
  /** The parts of the upload that are missing. */
  readonly UPLOAD_INCOMPLETE: { readonly missing: readonly number[] };
};

/** Errors that carry no facts, each with its HTTP status and its text. */
const plainErrors = {
  UNAUTHENTICATED: [401, "Sign in to continue."],
  FORBIDDEN: [403, "You are not allowed to do this."],
  TOO_MANY_CREDENTIALS: [409, "Revoke a credential first."],
  /** The directory of the person's institution says that they have no access. */
  ACCOUNT_DEACTIVATED: [403, "Your institution has ended your access. Your records are kept."],
  NOT_FOUND: [404, "This does not exist or is unavailable."],
  INVALID_INPUT: [422, logbookTexts.invalidForm],
  BAD_REQUEST: [400, "The request could not be understood."],
  METHOD_NOT_ALLOWED: [405, "Requests of this kind are not accepted here."],
  REQUEST_TIMEOUT: [408, "The request took too long to arrive. Please try again."],
  UNSUPPORTED_MEDIA_TYPE: [415, "Content of this kind is not accepted here."],
  SERVICE_TAG_EXISTS: [409, stationTexts.serviceTagExists],
  /** A token that brings no station its key: unknown, used, too old, or of a station that was removed. */
  ENROLMENT_REFUSED: [403, stationTexts.enrolmentRefused],
  /** The person named by the run was not in control of that session then, or not signed in on that station. */
  NOT_AT_SIMULATOR: [403, resultIntakeTexts.notAtSimulator],
  /** An import would now change something else than what was shown. */
  IMPORT_CHANGED: [409, importTexts.changedMeanwhile],
  LOGBOOK_IMPORT_RUNNING: [409, logbookImportServerTexts.running],
  LOGBOOK_IMPORT_TOO_OLD: [410, logbookImportServerTexts.tooOld],
  EXPORT_IN_PROGRESS: [409, "Your data is already being exported."],
  INTERNAL: [500, shellTexts.fault],
  /** The action is not allowed in a session at a station, because others use that station too. */
  NOT_AT_STATION: [403, "You cannot do this in a session at a simulator. Use your own device."],
  ONLY_AT_STATION: [
    403,
    "A simulator is linked only in its own browser. Go to the simulator, sign in there and enter the pin on that screen.",
  ],
  /** The specification gives this text word for word (7.100, M16). */
  ATTENDING_NAME_EXISTS: [409, "Attending name already exists"],
  /** The specification gives this text word for word (7.101). */
  ATTENDING_EMAIL_EXISTS: [409, "Attending email already exists"],
  ATTENDING_EMAIL_OWN: [
    403,
    "You cannot enter your own address: it gives the right to confirm records. Another administrator can.",
  ],
  ATTENDING_EMAIL_UNWILLING: [
    409,
    "The owner of this address wants no mails about attendings, so it cannot be asked. They can turn them on on the Confirmations page.",
  ],
  /** A confirmed record is not changed or deleted. */
  RECORD_CONFIRMED: [409, confirmationTexts.locked],
  RECORD_NOT_CONFIRMED: [409, confirmationTexts.notConfirmed],
  /** An administrator confirms only what they have read. */
  RECORD_CHANGED: [409, "The record was changed in the meantime. Read it as it is now, then confirm it."],
  RATING_CLOSED: [409, "This case can no longer be rated."],
  ALREADY_ASSIGNED: [409, assignmentTexts.alreadyAssigned],
  GROUP_JOIN_ONCE: [409, voucherTexts.GROUP_JOIN_ONCE],
  VOUCHER_NO_MORE_USES: [409, voucherTexts.VOUCHER_NO_MORE_USES],
  INVALID_VOUCHER: [404, voucherTexts.INVALID_VOUCHER],
  VOUCHER_EXPIRED: [410, voucherTexts.VOUCHER_EXPIRED],
  LAST_ADMIN: [409, groupTexts.lastAdmin],
  TOO_LITTLE_SPENDABLE_TIME: [409, cloudServerTexts.tooLittleSpendableTime],
  VOUCHER_NOT_EDITABLE: [409, cloudServerTexts.notEditable],
  VOUCHER_ARCHIVED: [409, cloudServerTexts.archived],
  EVENT_NOT_OPEN: [409, cloudServerTexts.eventNotOpen],
  NO_FREE_MACHINE: [409, cloudServerTexts.noFreeMachine],
  OTHER_SESSION_GOES_ON: [409, cloudServerTexts.otherSessionGoesOn],
  NOT_ENOUGH_TIME_LEFT: [409, cloudServerTexts.notEnoughTimeLeft],
  UNDO_TOO_LATE: [410, undoTexts.tooLate],
  /** The portal has no learning platform. */
  TALENT_NOT_CONFIGURED: [409, talentTexts.notConfigured],
  ADDRESS_NOT_CONFIRMED: [409, courseProgressTexts.addressNotConfirmed],
  /** A published release cannot be changed or deleted. */
  RELEASE_PUBLISHED: [409, softwareReleaseTexts.published],
  RELEASE_WITHOUT_PACKAGE: [409, softwareReleaseTexts.withoutPackage],
  ADDRESS_OF_ANOTHER: [409, courseProgressTexts.addressOfAnother],
  /** The received bytes differ from those that the sender has read. */
  UPLOAD_DAMAGED: [422, storageErrorTexts.damaged],
} as const satisfies Readonly<Record<string, readonly [status: number, text: string]>>;

const errorsWithFacts: {
  readonly [Code in keyof ErrorFacts]: {
    readonly status: number;
    readonly text: (facts: ErrorFacts[Code]) => string;
  };
} = {
  CONFLICT: {
    status: 409,
    text: ({ modifiedBy }) =>
      `${nameOfChange(modifiedBy) || "Someone"} changed this record while you did. Nothing was replaced.`,
  },
  PAYLOAD_TOO_LARGE: {
    status: 413,
    text: ({ maxBytes }) =>
      `The request is too large. At most ${byteText(maxBytes, "en-US", "limit")} are accepted.`,
  },
  FILE_REFUSED: { status: 422, text: ({ reason }) => fileTexts.refused[reason] },
  /** The specification gives this text word for word (12.032). */
  RESULT_REFUSED: { status: 422, text: resultRefusalText },
  STATION_CLONED: { status: 503, text: () => stationTexts.cloned },
  LOG_OFFSET: { status: 409, text: () => stationTexts.logOffset },
  LOG_PIECE: { status: 400, text: stationTexts.logPiece },
  LOG_UNDER_WAY: {
    status: 409,
    text: ({ retryAfterSeconds }) => stationTexts.logUnderWay(waitingTime(retryAfterSeconds)),
  },
  LOG_DAMAGED: { status: 422, text: ({ reason }) => stationTexts.logDamaged[reason] },
  RUN_ALREADY_DELIVERED: { status: 409, text: () => resultIntakeTexts.alreadyDelivered },
  DAILY_LIMIT_REACHED: {
    status: 429,
    text: ({ limit, most, availableAt }) => resultIntakeTexts.dailyLimit(limit, most, availableAt),
  },
  /** The specification gives this text word for word (6.019). */
  MISSING_FILE: { status: 409, text: ({ missing }) => activityFileTexts.caseIncomplete(missing) },
  CASE_REFUSED: { status: 422, text: caseRefusalText },
  PIN_LOCKED: {
    status: 429,
    text: ({ retryAfterSeconds }) => systemTexts.locked(waitingTime(retryAfterSeconds)),
  },
  STORAGE_FULL: { status: 507, text: () => resultIntakeTexts.storageFull },
  IMPORT_REFUSED: { status: 422, text: () => importTexts.refused },
  RATE_LIMITED: {
    status: 429,
    text: ({ retryAfterSeconds }) => `Too many requests. Try again in ${waitingTime(retryAfterSeconds)}.`,
  },
  UNAVAILABLE: {
    status: 503,
    text: ({ retryAfterSeconds }) =>
      `The portal is not available at the moment. Try again in ${waitingTime(retryAfterSeconds)}.`,
  },
  STATION_PROOF_REQUIRED: {
    status: 401,
    text: () =>
      "This session works only in the browser of the simulator where you signed in. If you are there, restart the simulator's desktop client.",
  },
  STATION_SIGNATURE_REFUSED: { status: 401, text: ({ reason }) => stationTexts.signatureRefused[reason] },
  STATION_SESSION_ENDED: { status: 401, text: () => "This session at the simulator has ended." },
  /** The specification gives this text word for word (7.105, M16). */
  HOSPITAL_NAME_EXISTS: { status: 409, text: () => "Hospital name already exists" },
  VOUCHER_ALREADY_USED: { status: 409, text: () => voucherTexts.VOUCHER_ALREADY_USED },
  OLD_VOUCHER: { status: 410, text: ({ validTo }) => voucherTexts.OLD_VOUCHER(validTo) },
  TOO_MANY_INVITATIONS: {
    status: 429,
    text: ({ left, againFrom }) => classInvitationTexts.tooMany(left, inUtc(againFrom)),
  },
  REMINDER_REFUSED: {
    status: 409,
    text: ({ reason, againFrom, left = 0 }) =>
      weekTexts.refusals[reason]({ from: againFrom === null ? "tomorrow" : inUtc(againFrom), left }),
  },
  INVITATION_FOR_ANOTHER: { status: 403, text: personalInvitationTexts.forAnother },
  TOO_MANY_EVENTS: { status: 409, text: () => cloudServerTexts.tooManyEvents },
  EVENT_STARTED_OTHERWISE: {
    status: 409,
    text: ({ startedBy, moduleName, caseName }) =>
      cloudServerTexts.startedOtherwise(
        startedBy === null ? null : nameOfChange(startedBy),
        `${moduleName}: ${caseName}`,
      ),
  },
  NOT_EXTENDABLE: { status: 409, text: ({ reason }) => cloudServerTexts.notExtendable[reason] },
  UNDO_NOT_POSSIBLE: { status: 409, text: ({ obstacle }) => undoTexts.obstacles[obstacle] },
  ACTION_NOT_NOW: { status: 409, text: () => cloudServerTexts.machineChanged },
  /** The specification gives this text word for word (5.021). */
  COURSE_START_FAILED: { status: 503, text: () => courseProgressTexts.startFailed },
  COURSE_NOT_MADE_AVAILABLE: { status: 503, text: () => courseProgressTexts.notMadeAvailable },
  /** The specification gives this text word for word (5.022). */
  COURSE_RESET_FAILED: { status: 503, text: () => courseProgressTexts.resetFailed },
  COURSE_RESET_UNCONFIRMED: { status: 503, text: () => courseProgressTexts.resetUnconfirmed },
  /** The specification gives this text word for word (1.018). */
  PROGRESS_RESET_FAILED: { status: 503, text: () => ownAccountTexts.resetFailed },
  ROLLOUT_UNCONFIRMED: {
    status: 409,
    text: ({ newStations }) => softwareReleaseTexts.rollout.unconfirmed(newStations),
  },
  STORAGE_NAME_REFUSED: { status: 422, text: nameRefusalText },
  STORAGE_NAME_TAKEN: { status: 409, text: storageErrorTexts.nameTaken },
  /** The specification gives this text word for word (X92). */
  STORAGE_COUNT_CHANGED: { status: 409, text: ({ count }) => storageErrorTexts.countChanged(count) },
  STORAGE_INTO_ITSELF: { status: 409, text: () => storageErrorTexts.intoItself },
  STORAGE_GONE: { status: 404, text: () => storageErrorTexts.gone },
  UPLOAD_INCOMPLETE: { status: 409, text: ({ missing }) => storageErrorTexts.incomplete(missing.length) },
};

export type AppErrorFacts = ErrorFacts & {
  readonly [Code in keyof typeof plainErrors]: Record<never, never>;
};
export type AppErrorCode = keyof AppErrorFacts;

/** The codes of all errors that the portal answers with. */
export const appErrorCodes = Object.keys({ ...plainErrors, ...errorsWithFacts }) as readonly AppErrorCode[];

export function isAppErrorCode(code: unknown): code is AppErrorCode {
  return appErrorCodes.some((known) => known === code);
}

const isPlain = (code: AppErrorCode): code is keyof typeof plainErrors => Object.hasOwn(plainErrors, code);

export function getHttpStatus(code: AppErrorCode): number {
  return isPlain(code) ? plainErrors[code][0] : errorsWithFacts[code].status;
}

/** The text of an error, unless the specification gives another one for its operation. */
export function appErrorText<Code extends AppErrorCode>(
  code: Code,
  ...[facts]: Record<never, never> extends AppErrorFacts[Code] ? [] : [AppErrorFacts[Code]]
): string {
  return textWithFacts(code, facts);
}

function textWithFacts(code: AppErrorCode, facts: unknown): string {
  if (isPlain(code)) return plainErrors[code][1];
  const { text }: { readonly text: (input: never) => string } = errorsWithFacts[code];
  return text(facts as never);
}

/** `2026-11-24 00:00 UTC`. Pages that show such a fact write it in the zone of their reader. */
function inUtc(at: string): string {
  return `${at.slice(0, 16).replace("T", " ")} UTC`;
}
