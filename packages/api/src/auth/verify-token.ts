import { hash } from "node:crypto";
import { errors, type JWTPayload, jwtVerify, type ProtectedHeaderParameters } from "jose";
import { appError } from "../errors.ts";
import type { Clock } from "../ports/clock.ts";
import { signingKeys } from "./signing-keys.ts";
import { readClaims, type VerifiedToken } from "./verified-token.ts";

export type TokenVerifier = {
  /** What is remembered of a token that was verified before and still holds. */
  recall(token: string): VerifiedToken | undefined;
  verify(token: string): Promise<VerifiedToken>;
};

export type VerifierOptions = {
  readonly issuer: string;
  readonly audience: string;
  /** The clients of the issuer whose tokens are accepted. */
  readonly clients: readonly string[];
  readonly clock: Clock;
  readonly onFetchFailed: (error: unknown) => void;
};

const clockToleranceSeconds = 5;
const maxTokenLength = 16_384;
/** Verified tokens by their hash, so that a session's requests cost one signature check. */
const maxRemembered = 10_000;

type Remembered = { readonly token: VerifiedToken; readonly expiresAtMs: number };

/**
 * Refuses everything but a current access token that one of the clients got of this issuer for this audience, signed RS256
 * or ES256.
 */
export function tokenVerifier(options: VerifierOptions): TokenVerifier {
  const { issuer, audience, clients, clock, onFetchFailed } = options;
  const remembered = new Map<string, Remembered>();
  const keys = signingKeys({ issuer, clock, onFetchFailed, onChange: () => remembered.clear() });

  function remember(id: string, entry: Remembered): void {
    const oldest = remembered.size < maxRemembered ? undefined : remembered.keys().next().value;
    if (oldest !== undefined) remembered.delete(oldest);
    remembered.set(id, entry);
  }

  const recall = (text: string): VerifiedToken | undefined => {
    if (text.length > maxTokenLength) return undefined;
    const known = remembered.get(idOf(text));
    return known !== undefined && clock() < known.expiresAtMs ? known.token : undefined;
  };

  async function verify(text: string): Promise<VerifiedToken> {
    if (text.length > maxTokenLength) throw appError("UNAUTHENTICATED");
    const id = idOf(text);
    remembered.delete(id);
    const { payload, protectedHeader } = await jwtVerify(text, keys.getKey, {
      issuer,
      audience,
      algorithms: ["RS256", "ES256"],
      requiredClaims: ["exp", "sub"],
      clockTolerance: clockToleranceSeconds,
      currentDate: new Date(clock()),
    }).catch(refuse);
    const token = readClaims(payload);
    const isOurs = isAccessToken(payload, protectedHeader) && isOfClient(payload, clients);
    if (token === undefined || !isOurs) throw appError("UNAUTHENTICATED");
    remember(id, { token, expiresAtMs: ((payload.exp ?? 0) + clockToleranceSeconds) * 1000 });
    return token;
  }

  return { recall, verify: onceAtATime(verify) };
}

function idOf(text: string): string {
  return hash("sha256", text, "base64");
}

/** Requests that come with the same token while it is being verified wait for the one answer. */
function onceAtATime(verify: TokenVerifier["verify"]): TokenVerifier["verify"] {
  const underWay = new Map<string, Promise<VerifiedToken>>();
  return (text) => {
    const known = underWay.get(text);
    if (known !== undefined) return known;
    const verifying = verify(text).finally(() => underWay.delete(text));
    underWay.set(text, verifying);
    return verifying;
  };
}

/**
 * RFC 9068 marks access tokens by the header, Keycloak by the payload. An ID token has neither mark. Tokens that
 * bring or point to a key of their own are nobody's honest tokens.
 */
function isAccessToken(payload: JWTPayload, header: ProtectedHeaderParameters): boolean {
  if (["jku", "jwk", "x5u", "x5c"].some((name) => Object.hasOwn(header, name))) return false;
  const kind = payload.typ;
  const marked =
    String(header.typ ?? "")
      .toLowerCase()
      .replace(/^application\//, "") === "at+jwt";
  return marked ? kind === undefined || kind === "Bearer" : kind === "Bearer";
}

/**
 * Whoever asked the issuer for the token is one of the clients. RFC 9068 names it `client_id`, Keycloak `azp`; a token that
 * names nobody is refused, and one that names two must name clients both times.
 */
function isOfClient(payload: JWTPayload, clients: readonly string[]): boolean {
  const named = [payload.client_id, payload.azp].filter((client) => client !== undefined);
  return named.length > 0 && named.every((client) => typeof client === "string" && clients.includes(client));
}

function refuse(error: unknown): never {
  throw error instanceof errors.JOSEError ? appError("UNAUTHENTICATED") : error;
}
