import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { exportJWK, generateKeyPair, type JWK } from "jose";
import * as v from "valibot";
import { readJson, writeFileAtomic } from "../files.ts";

const privateRsaKey = v.looseObject({ kty: v.literal("RSA"), kid: v.string(), n: v.string(), d: v.string() });
const keyFile = v.object({
  signing: v.array(privateRsaKey),
  cookies: v.pipe(v.array(v.pipe(v.string(), v.minLength(32))), v.minLength(1)),
});

export type IdentityKeys = { readonly signing: readonly JWK[]; readonly cookies: readonly string[] };

/** Loads the signing and cookie keys from the folder; creates them if the file is missing or incomplete. */
export async function loadOrCreateKeys(folder: string): Promise<IdentityKeys> {
  const path = join(folder, "keys.json");
  const kept = v.safeParse(keyFile, readJson(path));
  if (kept.success) return kept.output;
  const made = await createKeys();
  writeFileAtomic(path, JSON.stringify(made));
  return made;
}

async function createKeys(): Promise<IdentityKeys> {
  const { privateKey } = await generateKeyPair("RS256", { extractable: true, modulusLength: 2048 });
  const jwk = await exportJWK(privateKey);
  const kid = randomBytes(12).toString("base64url");
  return {
    signing: [{ ...jwk, kid, alg: "RS256", use: "sig" }],
    cookies: [randomBytes(32).toString("base64url")],
  };
}
