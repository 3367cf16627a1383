import { err, ok, type Result } from "@cathedra/domain";
import { isStationKey } from "@cathedra/domain/stations";
import { type PackageSigner, packageSigner } from "../auth/package-signer.ts";
import type { Environment } from "./setting.ts";

/** The key that signs packages of releases; undefined if packages are not signed. */
export function releaseSigningSettings(
  environment: Environment,
): Result<PackageSigner | undefined, readonly string[]> {
  const { RELEASE_SIGNING_KEY: key, RELEASE_OTHER_KEYS: listed } = environment;
  const others = (listed ?? "").split(",").flatMap((x) => x.trim() || []);
  const problems = others.every((x) => isStationKey({ kty: "OKP", crv: "Ed25519", x }))
    ? []
    : ["RELEASE_OTHER_KEYS: must be public Ed25519 keys, 43 characters of base64url each"];
  if (key === undefined) {
    if (others.length > 0) problems.push("RELEASE_SIGNING_KEY: is required with RELEASE_OTHER_KEYS");
    return problems.length > 0 ? err(problems) : ok(undefined);
  }
  const signer = packageSigner(key, others);
  if (!signer.ok) problems.push(`RELEASE_SIGNING_KEY: ${signer.error}`);
  return signer.ok && problems.length === 0 ? signer : err(problems);
}
