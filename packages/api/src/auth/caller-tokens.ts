import { hash, KeyObject } from "node:crypto";
import { type NamedRequest, stationProof } from "@cathedra/domain/stations";
import fastifyJwt from "@fastify/jwt";
import type { FastifyRequest } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { errors } from "jose";
import * as v from "valibot";
import { appError } from "../errors.ts";
import type { Clock } from "../ports/clock.ts";
import { type SigningKeys, signingKeys } from "./signing-keys.ts";
import { readClaims, type VerifiedToken } from "./verified-token.ts";

/** The tokens of the callers, as `app.tokens`. */
export type CallerTokens = {
  /** Returns the claims of the request's token, which may have been read already, if it was verified before and is still valid. */
  recall(request: FastifyRequest, text?: string): VerifiedToken | undefined;
  verify(request: FastifyRequest): Promise<VerifiedToken>;
};

export type CallerTokensOptions = {
  readonly issuer: string;
  readonly audience: string;
  /** The clients of the issuer whose tokens are accepted. */
  readonly clients: readonly string[];
  readonly clock: Clock;
  readonly onFetchFailed: (error: unknown) => void;
};

const algorithms = ["RS256", "ES256"] as const;
const clockToleranceSeconds = 5;
const maxTokenLength = 16_384;

/**
 * Refuses everything but a current access token that one of the clients got of this issuer for this audience, signed RS256
 * or ES256. `@fastify/jwt` checks form, signature, issuer and audience; times go by the portal's own clock.
 */
export const callerTokens = ({ issuer, audience, clients, clock, onFetchFailed }: CallerTokensOptions) =>
  fastifyPlugin(
    async (app) => {
      const memory = tokenCache<VerifiedToken>(clock);
      const keys = signingKeys({ issuer, clock, onFetchFailed, onChange: () => memory.forgetAll() });
      await app.register(fastifyJwt, {
        namespace: "caller",
        decoratorName: "callerClaims",
        decode: { complete: true },
        secret: (_request: FastifyRequest, token: unknown) => getPublicKey(keys, token),
        verify: {
          algorithms: [...algorithms],
          allowedIss: issuer,
          allowedAud: audience,
          requiredClaims: ["iss", "aud", "sub", "exp"],
          ignoreExpiration: true,
          ignoreNotBefore: true,
          // Verified tokens are cached in this module instead, with the keys and with an expiry.
          cache: false,
          complete: true,
          extractToken: getBearer,
        },
      });

      const verify = async (request: FastifyRequest, text: string): Promise<VerifiedToken> => {
        if (text.length > maxTokenLength) throw appError("UNAUTHENTICATED");
        memory.forget(text);
        const checked = await request.callerJwtVerify<object>().catch(refuse);
        const { header, payload } = v.parse(complete, checked);
        const current = v.safeParse(times, payload);
        const token = readClaims(payload);
        const isOurs = isAccessToken(payload, header) && isOfClient(payload, clients);
        const isCurrent = current.success && isNow(current.output, clock());
        if (token === undefined || !isOurs || !isCurrent) throw appError("UNAUTHENTICATED");
        memory.remember(text, token, (current.output.exp + clockToleranceSeconds) * 1000);
        return token;
      };
      const verifyOnce = onceAtATime(verify);
      app.decorate("tokens", {
        recall: (request, text = getBearer(request)) => {
          return text === undefined || text.length > maxTokenLength ? undefined : memory.recall(text);
        },
        verify: async (request) => {
          const text = getBearer(request);
          if (text === undefined) throw appError("UNAUTHENTICATED");
          return verifyOnce(request, text);
        },
      } satisfies CallerTokens);
    },
    { name: "caller-tokens" },
  );

/** Returns the bearer token in a request's header; undefined if the header has none. */
export function getBearer({ headers }: FastifyRequest): string | undefined {
  return /^Bearer +([A-Za-z0-9._~+/=-]+)$/i.exec(headers.authorization ?? "")?.[1];
}

/** The headers with which a request shows that it comes from a station's own browser. */
export type PresentedProof = NamedRequest & {
  readonly proof: string | undefined;
  readonly accessToken: string;
};

/** The method and path of a request in the form in which a station signs them. */
export function namedRequest({ method, originalUrl }: FastifyRequest): NamedRequest {
  return { method, target: originalUrl };
}

/** The station's proof in a request's header, with the values that it must be issued for. */
export function presentedProof(request: FastifyRequest): PresentedProof {
  const proof = request.headers[stationProof.header];
  return {
    ...namedRequest(request),
    proof: typeof proof === "string" ? proof : undefined,
    accessToken: getBearer(request) ?? "",
  };
}

const header = v.looseObject({ alg: v.picklist(algorithms), kid: v.exactOptional(v.string()) });
const complete = v.object({ header: v.looseObject({}), payload: v.looseObject({}) });
const seconds = v.pipe(v.number(), v.finite());
const times = v.object({ exp: seconds, nbf: v.optional(seconds), iat: v.optional(seconds) });

/** Refuses a token with another signature algorithm before its key is looked up. */
async function getPublicKey({ getKey }: SigningKeys, token: unknown): Promise<string> {
  const parsed = v.safeParse(v.object({ header }), token);
  if (!parsed.success) throw appError("UNAUTHENTICATED");
  const key = await getKey(parsed.output.header, { payload: "", signature: "" });
  return toPem(key);
}

const pems = new WeakMap<object, string>();

/** Caches the PEM text of a key, so that it is parsed once. */
function toPem(key: Awaited<ReturnType<SigningKeys["getKey"]>>): string {
  if (!(key instanceof CryptoKey)) throw new Error("the identity service's keys are public ones");
  const known = pems.get(key) ?? String(KeyObject.from(key).export({ type: "spki", format: "pem" }));
  pems.set(key, known);
  return known;
}

function isNow({ exp, nbf }: v.InferOutput<typeof times>, nowMs: number): boolean {
  const now = Math.floor(nowMs / 1000);
  return now - clockToleranceSeconds < exp && (nbf === undefined || nbf <= now + clockToleranceSeconds);
}

type Verify = (request: FastifyRequest, text: string) => Promise<VerifiedToken>;

/** Concurrent requests with the same unverified token share one verification. */
function onceAtATime(verify: Verify): Verify {
  const underWay = new Map<string, Promise<VerifiedToken>>();
  return (request, text) => {
    const known = underWay.get(text);
    if (known !== undefined) return known;
    const verifying = verify(request, text).finally(() => underWay.delete(text));
    underWay.set(text, verifying);
    return verifying;
  };
}

type Claims = Readonly<Record<string, unknown>>;

/**
 * Whether a token is an access token: RFC 9068 marks it by the header, Keycloak by the payload, and an ID token has neither mark.
 * A token that contains or points to a key of its own is never valid.
 */
function isAccessToken(payload: Claims, found: Claims): boolean {
  if (["jku", "jwk", "x5u", "x5c"].some((name) => Object.hasOwn(found, name))) return false;
  const kind = payload.typ;
  const type = typeof found.typ === "string" ? found.typ.toLowerCase().replace(/^application\//, "") : "";
  const marked = type === "at+jwt";
  return marked ? kind === undefined || kind === "Bearer" : kind === "Bearer";
}

/**
 * The client that requested the token must be one of ours. RFC 9068 names it `client_id`, Keycloak `azp`; a token that names
 * none is refused, and if it names two, both must be ours.
 */
function isOfClient(payload: Claims, clients: readonly string[]): boolean {
  const named = [payload.client_id, payload.azp].filter((client) => client !== undefined);
  return named.length > 0 && named.every((client) => typeof client === "string" && clients.includes(client));
}

/** Answers errors of the plugin or the key store about a token; other errors are rethrown. */
function refuse(error: unknown): never {
  if (error instanceof errors.JOSEError) throw appError("UNAUTHENTICATED");
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  throw /^(?:FST_JWT|FAST_JWT)_/u.test(code) ? appError("UNAUTHENTICATED") : error;
}

/** A cache of the claims of verified tokens, by the token's hash, so that a session's requests cost one signature check. */
type TokenCache<Claims> = {
  /** The claims of a token; undefined if it was never verified here, has expired, or was evicted. */
  recall(text: string): Claims | undefined;
  remember(text: string, token: Claims, expiresAtMs: number): void;
  forget(text: string): void;
  forgetAll(): void;
};

const maxRemembered = 10_000;

function tokenCache<Claims>(clock: Clock): TokenCache<Claims> {
  const known = new Map<string, { readonly token: Claims; readonly expiresAtMs: number }>();
  return {
    recall(text) {
      const entry = known.get(getId(text));
      return entry !== undefined && clock() < entry.expiresAtMs ? entry.token : undefined;
    },
    remember(text, token, expiresAtMs) {
      const oldest = known.size < maxRemembered ? undefined : known.keys().next().value;
      if (oldest !== undefined) known.delete(oldest);
      known.set(getId(text), { token, expiresAtMs });
    },
    forget: (text) => void known.delete(getId(text)),
    forgetAll: () => known.clear(),
  };
}

function getId(text: string): string {
  return hash("sha256", text, "base64");
}
