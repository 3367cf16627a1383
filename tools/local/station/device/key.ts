import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from "node:crypto";
import { type PackageManifest, packageManifestText } from "@cathedra/domain/software";
import { stationProof } from "@cathedra/domain/stations";
import * as v from "valibot";

/** An Ed25519 key as a JWK, the private part with it. */
export const privateKey = v.object({
  kty: v.literal("OKP"),
  crv: v.literal("Ed25519"),
  x: v.string(),
  d: v.string(),
});
export type PrivateKey = v.InferOutput<typeof privateKey>;

/** A key that nobody has had before. */
export function makeKey(): PrivateKey {
  return v.parse(privateKey, generateKeyPairSync("ed25519").privateKey.export({ format: "jwk" }));
}

/** The public part of a key. */
export function publicHalf({ kty, crv, x }: PrivateKey) {
  return { kty, crv, x };
}

export type Claims = {
  /** `station:<uuid>` */
  readonly name: string;
  readonly audience: string;
  /** A person, where one is named. */
  readonly sub?: string;
  /** Milliseconds. */
  readonly now: number;
};

const lifetimeSeconds = 240;

/** The station's own word, signed (EdDSA), for four minutes. */
export function tokenOf(key: PrivateKey, { name, audience, sub, now }: Claims): string {
  const iat = Math.floor(now / 1000);
  return signedBy(key, name, { aud: audience, sub, iat, exp: iat + lifetimeSeconds });
}

/** That a page with this access token runs in the station's own browser, for a minute. */
export function proofOf(key: PrivateKey, name: string, tokenHash: string, now: number): string {
  const { audience, longestSeconds } = stationProof;
  const iat = Math.floor(now / 1000);
  return signedBy(key, name, { aud: audience, ath: tokenHash, iat, exp: iat + longestSeconds });
}

function signedBy(key: PrivateKey, name: string, said: object): string {
  const header = { alg: "EdDSA", typ: "JWT", kid: name };
  const claims = { iss: name, ...said };
  const signed = [header, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
    .join(".");
  const signature = sign(null, Buffer.from(signed), createPrivateKey({ key, format: "jwk" }));
  return `${signed}.${signature.toString("base64url")}`;
}

export const releaseKey = v.object({ kty: v.literal("OKP"), crv: v.literal("Ed25519"), x: v.string() });
export const packageSignature = v.object({ key: v.string(), value: v.string() });

/** A key that the station was given at its enrolment has signed just this package of just this release. */
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
