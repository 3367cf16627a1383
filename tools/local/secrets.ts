import { generateKeyPairSync, randomBytes } from "node:crypto";
import * as v from "valibot";
import { readJson, writeFileAtomic } from "./files.ts";

const secret = v.pipe(v.string(), v.minLength(32));
const content = v.object({
  objectStore: secret,
  fleet: secret,
  mailbox: secret,
  learning: secret,
  releases: secret,
  directory: secret,
});

export type Secrets = v.InferOutput<typeof content>;

/** The secrets of this checkout, which are created at the first start and readable by its user only. */
export function loadOrCreateSecrets(path: string): Secrets {
  // Existing secrets are kept, because stored data depends on them.
  const kept = v.safeParse(v.partial(content), readJson(path));
  const known = kept.success ? kept.output : {};
  const isWhole = v.safeParse(content, known);
  if (isWhole.success) return isWhole.output;
  const make = () => randomBytes(32).toString("base64url");
  const made = {
    objectStore: known.objectStore ?? make(),
    fleet: known.fleet ?? make(),
    learning: known.learning ?? make(),
    mailbox: known.mailbox ?? make(),
    releases: known.releases ?? makeSigningKey(),
    directory: known.directory ?? make(),
  };
  writeFileAtomic(path, JSON.stringify(made), 0o600);
  return made;
}

/** The private key that signs packages of software: Ed25519, PKCS #8 in base64. */
function makeSigningKey(): string {
  const { privateKey } = generateKeyPairSync("ed25519");
  return privateKey.export({ format: "der", type: "pkcs8" }).toString("base64");
}
