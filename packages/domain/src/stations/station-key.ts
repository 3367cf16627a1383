/** The public key of a station as a JWK: Ed25519, and nothing beside it. */
export type StationPublicKey = { readonly kty: "OKP"; readonly crv: "Ed25519"; readonly x: string };

/** 32 bytes in base64url: 43 characters, of which the last has two bits too many. They are zero, so that a key has one way to be written. */
const written = /^[A-Za-z0-9_-]{42}[AEIMQUYcgkosw048]$/;

export function isStationKey(value: unknown): value is StationPublicKey {
  if (typeof value !== "object" || value === null) return false;
  const { kty, crv, x } = value as Readonly<Record<string, unknown>>;
  return kty === "OKP" && crv === "Ed25519" && typeof x === "string" && written.test(x);
}

/**
 * The points of small order on Ed25519 (RFC 8032), and the other ways to write them: with such a public key signatures can be
 * made without a private key. Those of y = 0, 1, -1 and of order 8, with either sign.
 */
const weak: ReadonlySet<string> = new Set([
  "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
  "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAIA",
  "AQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
  "AQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAIA",
  "JuiVj8KyJ7BFw_SJ8u-Y8NXfrAXTxjM5sTgCiG1T_AU",
  "JuiVj8KyJ7BFw_SJ8u-Y8NXfrAXTxjM5sTgCiG1T_IU",
  "xxdqcD1N2E-6PAt2DRBnDyogU_osOczGTsf9d5KsA3o",
  "xxdqcD1N2E-6PAt2DRBnDyogU_osOczGTsf9d5KsA_o",
  "7P_______________________________________38",
  "7P________________________________________8",
  "7f_______________________________________38",
  "7f________________________________________8",
  "7v_______________________________________38",
  "7v________________________________________8",
]);

/** Whether the key is so weak that anybody could sign with it: `x` of a JWK. */
export function isWeakStationKey(x: string): boolean {
  return weak.has(x);
}
