import { generateKeyPairSync, hash, type KeyObject, randomUUID, sign } from "node:crypto";
import type { StationId } from "@cathedra/domain";

/** The key pair that a station generates before it enrols. */
export type StationKeys = {
  readonly privateKey: KeyObject;
  /** A JWK with the public members only, as a station sends it. */
  readonly publicKey: { readonly kty: string; readonly crv: string; readonly x: string };
};

export function makeStationKeys(): StationKeys {
  const { publicKey, privateKey } = generateKeyPairSync("ed25519");
  const { kty = "", crv = "", x = "" } = publicKey.export({ format: "jwk" });
  return { privateKey, publicKey: { kty, crv, x } };
}

type Signed = {
  /** `cathedra-station` for claims about the station, `cathedra-results` for a delivery. */
  readonly audience?: string;
  readonly now?: number;
  readonly claims?: Readonly<Record<string, unknown>>;
  readonly header?: Readonly<Record<string, unknown>>;
};

/** The request that a signature is for. */
export type RequestToSign = {
  readonly method: string;
  /** The path and query of the address. */
  readonly url: string;
  readonly body?: string | Uint8Array;
};

/** The bearer token that a station signs for one request: EdDSA, a minute, named by `kid` and `iss`. */
export function signedByStation(
  id: StationId,
  { privateKey }: Pick<StationKeys, "privateKey">,
  { method, url, body = "" }: RequestToSign,
  { audience = "cathedra-station", now = Date.now(), claims = {}, header = {} }: Signed = {},
): string {
  const name = `station:${id}`;
  const iat = Math.floor(now / 1000);
  const head = { alg: "EdDSA", typ: "JWT", kid: name, ...header };
  const ofRequest = { jti: randomUUID(), htm: method, htu: url, digest: hash("sha256", body, "base64url") };
  const payload = { iss: name, aud: audience, iat, exp: iat + 60, ...ofRequest, ...claims };
  const text = [head, payload]
    .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
    .join(".");
  return `${text}.${sign(null, Buffer.from(text), privateKey).toString("base64url")}`;
}

/** The proof that a page of this station's browser sends with an access token and one request. */
export function provenByStation(
  id: StationId,
  keys: Pick<StationKeys, "privateKey">,
  accessToken: string,
  request: RequestToSign,
  { audience = "cathedra-station-proof", claims = {}, ...changes }: Signed = {},
): string {
  const ath = hash("sha256", accessToken, "base64url");
  return signedByStation(id, keys, request, { ...changes, audience, claims: { ath, ...claims } });
}
