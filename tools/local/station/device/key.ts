import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  hash,
  randomUUID,
  sign,
  verify,
} from "node:crypto";
import { type PackageManifest, packageManifestText } from "@cathedra/domain/software";
import { stationProof, stationToken } from "@cathedra/domain/stations";
import type { PageRequest } from "@cathedra/qt-bridge";
import * as v from "valibot";

/** An Ed25519 key as a JWK, the private part with it. */
export const privateKey = v.object({
  kty: v.literal("OKP"),
  crv: v.literal("Ed25519"),
  x: v.string(),
  d: v.string(),
});
export type PrivateKey = v.InferOutput<typeof privateKey>;

/** Generates a new private key. */
export function makeKey(): PrivateKey {
  return v.parse(privateKey, generateKeyPairSync("ed25519").privateKey.export({ format: "jwk" }));
}

/** The public part of a station's key. */
export function publicHalf({ kty, crv, x }: PrivateKey) {
  return { kty, crv, x };
}

export type Claims = {
  /** The issuer of the token, `station:<uuid>`. */
  readonly name: string;
  readonly audience: string;
  /** The person for whom the request is made, if there is one. */
  readonly sub?: string;
  /** The present time in milliseconds. */
  readonly now: number;
};

/** A request for which a token is made. */
export type RequestToSign = {
  readonly method: string;
  readonly url: URL;
  readonly body?: string | Uint8Array;
};
/** Signs one request, or returns another token for it. */
export type Sign = (request: RequestToSign) => string;

/** A token of the station for one request, signed by EdDSA. */
export function makeToken(
  key: PrivateKey,
  { name, audience, sub, now }: Claims,
  { method, url, body = "" }: RequestToSign,
): string {
  const request = { method, target: url.pathname + url.search, bodyHash: hash("sha256", body, "base64url") };
  return signedBy(key, name, { aud: audience, sub }, request, now);
}

/** Signs the statement that a request with this access token comes from a page in the station's own browser. */
export function getProof(
  key: PrivateKey,
  name: string,
  { tokenHash, ...request }: PageRequest,
  now: number,
): string {
  return signedBy(key, name, { aud: stationProof.audience, ath: tokenHash }, request, now);
}

function signedBy(
  key: PrivateKey,
  name: string,
  said: object,
  { method, target, bodyHash }: Omit<PageRequest, "tokenHash">,
  now: number,
): string {
  const header = { alg: "EdDSA", typ: "JWT", kid: name };
  const iat = Math.floor(now / 1000);
  const ofRequest = { jti: randomUUID(), htm: method, htu: target, digest: bodyHash };
  const claims = { iss: name, ...said, ...ofRequest, iat, exp: iat + stationToken.maxSeconds };
  const signed = [header, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
    .join(".");
  const signature = sign(null, Buffer.from(signed), createPrivateKey({ key, format: "jwk" }));
  return `${signed}.${signature.toString("base64url")}`;
}

export const releaseKey = v.object({ kty: v.literal("OKP"), crv: v.literal("Ed25519"), x: v.string() });
export const packageSignature = v.object({ key: v.string(), value: v.string() });

/** Whether a package of a release was signed by a key that the station got when it was enrolled. */
export function isSignedPackage(
  known: readonly v.InferOutput<typeof releaseKey>[],
  manifest: PackageManifest,
  signature: v.InferOutput<typeof packageSignature> | null,
): boolean {
  const key = known.find(({ x }) => x === signature?.key);
  if (key === undefined || signature === null) return false;
  const signed = Buffer.from(packageManifestText(manifest));
  const publicKey = createPublicKey({ key, format: "jwk" });
  return verify(null, signed, publicKey, Buffer.from(signature.value, "base64url"));
}
