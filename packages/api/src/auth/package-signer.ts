import { createPrivateKey, createPublicKey, type KeyObject, sign } from "node:crypto";
import { err, ok, type Result } from "@cathedra/domain";
import { type PackageManifest, packageManifestText } from "@cathedra/domain/software";
import { isStationKey, type StationPublicKey } from "@cathedra/domain/stations";

/** A signature (Ed25519, base64url) and the public key that proves it, the `x` of its JWK. */
export type PackageSignature = { readonly key: string; readonly value: string };

/** Signs packages of releases for stations. */
export type PackageSigner = {
  /** The keys that stations accept: the signer's own key first, then former and future ones. */
  readonly publicKeys: readonly StationPublicKey[];
  readonly sign: (manifest: PackageManifest) => PackageSignature;
};

/** Makes a signer of the private key (PKCS #8 in base64); `others` are the `x` of the other public keys that stations accept. */
export function packageSigner(pkcs8: string, others: readonly string[] = []): Result<PackageSigner, string> {
  const key = readPrivateKey(pkcs8);
  const own = key && createPublicKey(key).export({ format: "jwk" });
  if (key === undefined || !isStationKey(own))
    return err("must be an Ed25519 private key, PKCS #8 in base64");
  const publicKeys = [...new Set([own.x, ...others])].map(
    (x) => ({ kty: "OKP", crv: "Ed25519", x }) as const,
  );
  return ok({
    publicKeys,
    sign: (manifest) => ({
      key: own.x,
      value: sign(null, Buffer.from(packageManifestText(manifest)), key).toString("base64url"),
    }),
  });
}

function readPrivateKey(pkcs8: string): KeyObject | undefined {
  try {
    return createPrivateKey({ key: Buffer.from(pkcs8, "base64"), format: "der", type: "pkcs8" });
  } catch {
    return undefined;
  }
}
