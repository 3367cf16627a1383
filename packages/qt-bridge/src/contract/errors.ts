import * as v from "valibot";
import { means } from "./values.ts";

/** The reasons why a desktop client refuses a call, or why a run or a download ended. */
export const clientErrors = {
  BAD_REQUEST: "The argument is not what this page says, or an address is not the portal's.",
  UNSUPPORTED_VERSION: "No version that the page speaks is known.",
  NOT_SUPPORTED: "This client, or this station, cannot do that.",
  BUSY: "Something else is going on: one run at a time.",
  NOT_FOUND: "There is nothing of this id.",
  NOT_INSTALLED: "The module is not on this station, or not in this version.",
  NOT_LICENSED: "No licence of this station covers the exercise.",
  NOT_SIGNED_IN: "No one is signed in, or no token was given in time.",
  NOT_ENROLLED: "The station has no key, or it was revoked.",
  SIMULATOR_FAILED: "The simulator did not start, or died.",
  USER_QUIT: "The person quit.",
  CLIENT_RESTARTED: "The client was restarted in the middle of it.",
  DELIVERY_FAILED: "The result was not taken. What can still be taken is kept and tried again.",
  OFFLINE: "The portal cannot be reached.",
  LINK_EXPIRED: "The address is no longer valid: ask with a new one.",
  DAMAGED: "What came is not what was announced: its size or its sha256 differ.",
  DISK_FULL: "There is no room on the disk.",
  CANCELLED: "The page cancelled it.",
  INTERNAL: "Anything else.",
} as const;
export type ClientErrorCode = keyof typeof clientErrors;

/** The errors that the page itself reports for a call without a valid answer. */
export const callErrors = {
  NOT_CONNECTED: "There is no desktop client, or none that answers.",
  NOT_OFFERED: "The client does not publish it.",
  NO_ANSWER: "It did not answer within its time.",
  CLOSED: "The connection ended before the answer.",
  NOT_UNDERSTOOD: "It answered something that is not of the contract.",
  OTHER: "It refused for a reason that this portal does not know.",
} as const;
export type CallErrorCode = keyof typeof callErrors;

/** An error on the wire: a code that a newer client may have added, and a text for a log. */
export const errorSchema = v.object({
  code: means(
    v.pipe(v.string(), v.regex(/^[A-Z][A-Z0-9_]{0,49}$/, "capital letters, digits and _")),
    "one of the [codes](#errors)",
  ),
  message: means(v.pipe(v.string(), v.maxLength(500)), "for a log"),
});

export type BridgeError = {
  readonly code: ClientErrorCode | CallErrorCode;
  /** The error's text, which is only for the log and never shown to people. */
  readonly message: string;
};

/** An error as a client sent it; an unknown code becomes `OTHER`. */
export function readError({ code, message }: v.InferOutput<typeof errorSchema>): BridgeError {
  return isClientError(code) ? { code, message } : { code: "OTHER", message: `${code}: ${message}` };
}

const isClientError = (code: string): code is ClientErrorCode => Object.hasOwn(clientErrors, code);

/** Part of the messages about a run, a download or a sign-in that failed. */
export const failure = v.nullable(v.pipe(errorSchema, v.transform(readError)));
