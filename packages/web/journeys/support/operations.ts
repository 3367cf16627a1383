import { readFileSync } from "node:fs";
import path from "node:path";
import type { Request } from "@playwright/test";

const persisted = JSON.parse(
  readFileSync(path.join(import.meta.dirname, "../../persisted-operations.json"), "utf8"),
) as Readonly<Record<string, string>>;

/** The operation that a request of a page asks the API for, by its name; undefined where it is another request. */
export function describeOperation(request: Request): string | undefined {
  if (request.method() !== "POST" || new URL(request.url()).pathname !== "/api/graphql") return undefined;
  const { id } = request.postDataJSON() as { readonly id?: string };
  return /^(?:query|mutation) (\w+)/.exec(persisted[id ?? ""] ?? "")?.[1] ?? "of no name";
}

/** The number on the bell, and whether records wait for who has no logbook: they come on their own, a while after the page. */
const comesLater = ["inboxRequestsNumberQuery", "NoLogbookQuery"];

/** Whether the page itself sent this request. */
export function isAskedByPage(request: Request): boolean {
  const operation = describeOperation(request);
  return operation !== undefined && !comesLater.includes(operation);
}
