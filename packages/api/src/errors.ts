import type { Instant } from "@cathedra/domain";
import type { Decision } from "@cathedra/domain/access";
import type { ExtendRefusal } from "@cathedra/domain/cloud";
import {
  type AppErrorCode,
  type AppErrorFacts,
  appErrorText,
  contentTexts,
  type FieldError,
  fileTexts,
  getHttpStatus,
  type UndoObstacle,
} from "@cathedra/domain/messages";
import type { SessionEnd } from "@cathedra/domain/station-sign-in";

/** The facts that an AppError sends to the client beside `code`, `message` and `requestId`. */
export type ErrorFacts = Readonly<Record<string, unknown>>;

/** The only errors whose message reaches a client; everything else is masked as INTERNAL. */
export class AppError extends Error {
  readonly code: AppErrorCode;
  readonly facts: ErrorFacts;

  constructor(code: AppErrorCode, message: string, facts: ErrorFacts = {}, options?: ErrorOptions) {
    super(message, options);
    this.name = "AppError";
    this.code = code;
    this.facts = facts;
  }

  get status(): number {
    return getHttpStatus(this.code);
  }
}

/** The codes whose errors carry no facts. */
type PlainCode = {
  [Code in AppErrorCode]: Record<never, never> extends AppErrorFacts[Code] ? Code : never;
}[AppErrorCode];

/** An error without facts; its text is the catalogue's unless the specification names another. */
export function appError(code: PlainCode, message: string = appErrorText(code)): AppError {
  return new AppError(code, message);
}

/** Throws unless a policy allows it: "hidden" becomes "not found". */
export function authorize(decision: Decision): void {
  if (decision === "forbidden") throw appError("FORBIDDEN");
  if (decision === "hidden") throw appError("NOT_FOUND");
}

/** 422 with every field that is wrong; the message is the catalogue's unless the specification names another. */
export function invalidInput(
  fields: readonly FieldError[],
  message: string = appErrorText("INVALID_INPUT"),
): AppError {
  return new AppError("INVALID_INPUT", message, { fields });
}

/** 503: the database, the object store or the identity service is unavailable. `cause` is only logged. */
export function unavailable(cause?: unknown): AppError {
  const facts = { retryAfterSeconds: 1 };
  const why = typeof cause === "string" ? new Error(cause) : cause;
  return new AppError("UNAVAILABLE", appErrorText("UNAVAILABLE", facts), facts, { cause: why });
}

/** A content source is unavailable: only its own field fails, and the rest of the operation succeeds (X104). */
export function sourceUnavailable(source: "news" | "videos"): AppError {
  const text = source === "news" ? contentTexts.newsUnavailable : contentTexts.videosUnavailable;
  return new AppError("UNAVAILABLE", text, { source });
}

export function rateLimited(retryAfterSeconds: number): AppError {
  const facts = { retryAfterSeconds };
  return new AppError("RATE_LIMITED", appErrorText("RATE_LIMITED", facts), facts);
}

/** The error for an invitation or voucher that was valid until this instant. */
export function oldVoucher(validTo: Instant): AppError {
  const facts = { validTo: new Date(validTo).toISOString() };
  return new AppError("OLD_VOUCHER", appErrorText("OLD_VOUCHER", facts), facts);
}

/** Later changes prevent that an action is undone. */
export function undoNotPossible(obstacle: UndoObstacle): AppError {
  return new AppError("UNDO_NOT_POSSIBLE", appErrorText("UNDO_NOT_POSSIBLE", { obstacle }), { obstacle });
}

/** The error for an account that has reached its limit of mails: it can send `left` more until `againFrom`. */
export function tooManyInvitations(left: number, againFrom: Instant): AppError {
  const facts = { left, againFrom: new Date(againFrom).toISOString() };
  return new AppError("TOO_MANY_INVITATIONS", appErrorText("TOO_MANY_INVITATIONS", facts), facts);
}

/**
 * The error for a reminder that is not sent. `againFrom` is when one can be sent again, and `left` how many can still be sent
 * today.
 */
export function reminderRefused(
  reason: AppErrorFacts["REMINDER_REFUSED"]["reason"],
  againFrom: Instant | null = null,
  left = 0,
): AppError {
  const facts = { reason, againFrom: againFrom === null ? null : new Date(againFrom).toISOString(), left };
  return new AppError("REMINDER_REFUSED", appErrorText("REMINDER_REFUSED", facts), facts);
}

/** A personal invitation that was opened by a person it is not for. */
export function invitationForAnother(facts: AppErrorFacts["INVITATION_FOR_ANOTHER"]): AppError {
  return new AppError("INVITATION_FOR_ANOTHER", appErrorText("INVITATION_FOR_ANOTHER", facts), facts);
}

/** The error for a voucher that the person already has, by its link or as an organizer. */
export function voucherAlreadyUsed(facts: AppErrorFacts["VOUCHER_ALREADY_USED"]): AppError {
  return new AppError("VOUCHER_ALREADY_USED", appErrorText("VOUCHER_ALREADY_USED", facts), facts);
}

/** No machine is free at the time of an event; the error names the next possible times. */
export function tooManyEvents(nextStarts: readonly Instant[]): AppError {
  const facts = { nextStarts: nextStarts.map((at) => new Date(at).toISOString()) };
  return new AppError("TOO_MANY_EVENTS", appErrorText("TOO_MANY_EVENTS", facts), facts);
}

/** The error for an event that is already running another case than the chosen one. */
export function eventStartedOtherwise(facts: AppErrorFacts["EVENT_STARTED_OTHERWISE"]): AppError {
  return new AppError("EVENT_STARTED_OTHERWISE", appErrorText("EVENT_STARTED_OTHERWISE", facts), facts);
}

/** A session at a station that is over, for a request with its old token. */
export function stationSessionEnded(endedBy: SessionEnd): AppError {
  const facts = { endedBy };
  return new AppError("STATION_SESSION_ENDED", appErrorText("STATION_SESSION_ENDED", facts), facts);
}

/**
 * The error for publishing a release that would be offered to `newStations` more stations, a number that the caller has not
 * confirmed.
 */
export function unconfirmedRollout(newStations: number): AppError {
  const facts = { newStations };
  return new AppError("ROLLOUT_UNCONFIRMED", appErrorText("ROLLOUT_UNCONFIRMED", facts), facts);
}

/** The error for a running session whose end cannot be postponed. */
export function notExtendable(reason: ExtendRefusal): AppError {
  const facts = { reason };
  return new AppError("NOT_EXTENDABLE", appErrorText("NOT_EXTENDABLE", facts), facts);
}

export function payloadTooLarge(maxBytes: number): AppError {
  const facts = { maxBytes };
  return new AppError("PAYLOAD_TOO_LARGE", appErrorText("PAYLOAD_TOO_LARGE", facts), facts);
}

/** The error for a signed link that was changed, has expired, or whose file or session is gone, which are not distinguished. */
export function invalidLink(): AppError {
  return appError("FORBIDDEN", fileTexts.invalidLink);
}

/** The body of errors, shared by GraphQL's `extensions` and REST's `error`. */
export type ErrorBody = ErrorFacts & {
  readonly code: AppErrorCode;
  readonly message: string;
  readonly requestId: string;
};

export function errorBody(error: AppError, requestId: string): ErrorBody {
  return { ...error.facts, code: error.code, message: error.message, requestId };
}
