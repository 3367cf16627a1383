import { isOwnCasePath } from "../personal-cases/case-path.ts";
import { isDataExportKey } from "../personal-data/export-key.ts";
import type { Actor } from "./actor.ts";
import type { Decision } from "./decision.ts";
import { mayReadStorage } from "./storage.ts";

/**
 * Whether the actor gets a link to an object of the store: staff to any but the export of a person's data, everyone else only to
 * their own cases (12.031, X31).
 */
export function mayReadObject(
  actor: Pick<Actor, "roles" | "userId">,
  { key }: { readonly key: string },
): Decision {
  if (isDataExportKey(key)) return "hidden";
  return mayReadStorage(actor) === "allowed" || isOwnCasePath(actor.userId, key) ? "allowed" : "hidden";
}
