import type { LogDamage } from "../stations/log-times.ts";
import type { SignatureFault } from "../stations/signed-request.ts";

type PieceFacts = {
  readonly offset: number;
  readonly expectedBytes: number | null;
  readonly receivedBytes: number;
  readonly pieceBytes: number;
};

/** The texts of stations and of what staff does with them. */
export const stationTexts = {
  /** Shown for an enrolment token that is unknown, used, too old, or of a removed station: the reason is not revealed. */
  enrolmentRefused:
    "This enrolment token is not valid: it was mistyped, used before, or is older than an hour. Ask for a new one.",
  cloned:
    "Two computers are using the key of this simulator, so neither is trusted for now. Staff must decide which one is the simulator. Keep your data and try again later.",
  logOffset: "This piece does not follow what has been received.",
  logPiece: ({ offset, expectedBytes, receivedBytes, pieceBytes }: PieceFacts): string =>
    expectedBytes === null
      ? `No piece of this log begins at byte ${offset}. Pieces begin at multiples of ${pieceBytes}, below its size.`
      : `The piece at byte ${offset} has ${expectedBytes} bytes; ${receivedBytes} came.`,
  logUnderWay: (wait: string): string =>
    `A log of this name with other content is being sent. Use another name, or try again in ${wait}.`,
  logDamaged: {
    other_bytes: "The log is not the one that was announced. Send it again from its beginning.",
    other_content:
      "The log is not what the ending of its name says. Check the file before you send it again.",
  } satisfies Readonly<Record<LogDamage, string>>,
  signatureRefused: {
    incomplete:
      "This request is not signed for itself: jti, htm, htu or digest is missing or malformed. A client that leaves them out is too old; install a newer one.",
    other_request: "This request was signed for another method or address.",
    other_body: "This request was signed for another body.",
    used: "This signature was used before. Each request needs one of its own.",
  } satisfies Readonly<Record<SignatureFault, string>>,
  serviceTagExists: "There is a system with this service tag already.",
} as const;
