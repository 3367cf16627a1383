import { err, ok, type Result } from "../../result.ts";
import { type Instant, instant } from "../../time.ts";

/** The cryptography that the runtime provides, such as `node:crypto`. All digests are lower-case hex. */
export type SigningPort = {
  readonly sha256: (text: string) => string;
  readonly hmacSha256: (key: string, text: string) => string;
  /** Compares two texts in constant time, so that the duration does not reveal where they differ. */
  readonly equal: (one: string, other: string) => boolean;
};

export const signatureHeaders = {
  machine: "x-cathedra-machine",
  /** The header with the time of the request, in epoch milliseconds. */
  timestamp: "x-cathedra-timestamp",
  nonce: "x-cathedra-nonce",
  /** The header with the signature: `v1=` and 64 hex digits. */
  signature: "x-cathedra-signature",
} as const;

/** How far the clocks of portal and machine may be apart; a nonce is remembered for twice as long. */
export const replayWindowMs = 60_000;

export type SignedRequest = {
  readonly method: string;
  /** The path with its query, exactly as it is sent. */
  readonly path: string;
  readonly machine: string;
  readonly timestamp: Instant;
  readonly nonce: string;
  readonly body: string;
};

export type SignedResponse = { readonly nonce: string; readonly status: number; readonly body: string };

/** The secret of one machine, derived from the fleet's, so that one machine's secret opens no other. */
export function machineKey(port: SigningPort, fleetSecret: string, machine: string): string {
  return port.hmacSha256(fleetSecret, `cathedra-machine-key-v1\n${machine.toLowerCase()}`);
}

/** The secret that the tokens of one machine's room are signed by. */
export function roomKey(port: SigningPort, ofMachine: string): string {
  return port.hmacSha256(ofMachine, "cathedra-room-key-v1");
}

/** The secret with which a machine signs its statements of whose run a result is (`@cathedra/domain/delivery`). */
export function deliveryKey(port: SigningPort, ofMachine: string): string {
  return port.hmacSha256(ofMachine, "cathedra-delivery-key-v1");
}

/**
 * The time to write into a report, given the time of the previous one. The portal accepts no report that is older than the
 * last, so an agent whose clock was set back continues from the last time, within the window, until the clock has caught up.
 */
export function reportTime(last: Instant | null, now: Instant): Instant {
  return last !== null && now <= last ? instant(last + 1) : now;
}

/** The text over which a request is signed; any change of the request results in another text. */
export function canonicalRequest(port: SigningPort, request: SignedRequest): string {
  const { method, path, machine, timestamp, nonce, body } = request;
  return [
    "cathedra-agent-v1",
    method.toUpperCase(),
    path,
    machine.toLowerCase(),
    String(timestamp),
    nonce,
    port.sha256(body),
  ].join("\n");
}

/** The text over which an answer is signed. It contains the nonce of its request, so it answers no other one. */
export function canonicalResponse(port: SigningPort, { nonce, status, body }: SignedResponse): string {
  return ["cathedra-agent-v1-answer", nonce, String(status), port.sha256(body)].join("\n");
}

/** The headers that sign a request. A nonce is random, and used once. */
export function signRequest(
  port: SigningPort,
  key: string,
  request: SignedRequest,
): Readonly<Record<string, string>> {
  return {
    [signatureHeaders.machine]: request.machine,
    [signatureHeaders.timestamp]: String(request.timestamp),
    [signatureHeaders.nonce]: request.nonce,
    [signatureHeaders.signature]: `v1=${port.hmacSha256(key, canonicalRequest(port, request))}`,
  };
}

export function signResponse(
  port: SigningPort,
  key: string,
  response: SignedResponse,
): Readonly<Record<string, string>> {
  return {
    [signatureHeaders.signature]: `v1=${port.hmacSha256(key, canonicalResponse(port, response))}`,
  };
}

export type SignatureRefusal = {
  readonly code: "UNSIGNED" | "WRONG_MACHINE" | "WRONG_SIGNATURE" | "OUTSIDE_WINDOW" | "REPLAYED";
};

export type ReceivedRequest = {
  readonly method: string;
  readonly path: string;
  readonly body: string;
  /** Reads a header by its lower-case name. */
  readonly header: (name: string) => string | undefined;
};

export type Verification = {
  readonly key: string;
  /** The machine with whose key the message is signed. */
  readonly machine: string;
  readonly now: Instant;
  /**
   * Remembers a nonce for `2 * replayWindowMs`; false if it is known already. Called once for a request, after all other checks.
   */
  readonly isNew: (nonce: string) => boolean;
};

/**
 * Verifies that a request came from the holder of the key, now, and for the first time; returns its nonce, with which the answer
 * is signed.
 */
export function verifyRequest(
  port: SigningPort,
  request: ReceivedRequest,
  { key, machine, now, isNew }: Verification,
): Result<{ readonly nonce: string; readonly timestamp: Instant }, SignatureRefusal> {
  const named = request.header(signatureHeaders.machine);
  const timestamp = request.header(signatureHeaders.timestamp);
  const nonce = request.header(signatureHeaders.nonce);
  const signature = request.header(signatureHeaders.signature);
  if (named === undefined || timestamp === undefined || nonce === undefined || signature === undefined)
    return refuse("UNSIGNED");
  if (!/^\d{1,16}$/.test(timestamp) || !/^[\w-]{16,64}$/.test(nonce)) return refuse("UNSIGNED");
  if (named.toLowerCase() !== machine.toLowerCase()) return refuse("WRONG_MACHINE");
  const at = Number(timestamp) as Instant;
  const { method, path, body } = request;
  const expected = signRequest(port, key, { method, path, machine: named, timestamp: at, nonce, body });
  if (!port.equal(signature, expected[signatureHeaders.signature] ?? "")) return refuse("WRONG_SIGNATURE");
  if (Math.abs(now - at) > replayWindowMs) return refuse("OUTSIDE_WINDOW");
  return isNew(nonce) ? ok({ nonce, timestamp: at }) : refuse("REPLAYED");
}

/** Whether an answer came from the machine, to the request with this nonce. */
export function verifyResponse(
  port: SigningPort,
  key: string,
  response: SignedResponse,
  signature: string | undefined,
): boolean {
  if (signature === undefined) return false;
  const expected = signResponse(port, key, response)[signatureHeaders.signature] ?? "";
  return port.equal(signature, expected);
}

function refuse(code: SignatureRefusal["code"]): Result<never, SignatureRefusal> {
  return err({ code });
}
