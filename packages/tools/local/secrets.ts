import { randomBytes } from "node:crypto";
import * as v from "valibot";
import { readJson, writeFileAtomic } from "./files.ts";

const secret = v.pipe(v.string(), v.minLength(32));
const content = v.object({ objectStore: secret });

export type Secrets = v.InferOutput<typeof content>;

/** The secrets of this checkout, made on the first start and readable by its user alone. */
export function loadOrCreateSecrets(path: string): Secrets {
  const kept = v.safeParse(content, readJson(path));
  if (kept.success) return kept.output;
  const made = { objectStore: randomBytes(32).toString("base64url") };
  writeFileAtomic(path, JSON.stringify(made), 0o600);
  return made;
}
