import { readFileSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { err, ok, parseSiteConfig, type Result, type SiteConfig } from "@cathedra/domain";

/** Reads the site configuration (1.001); a refusal names every problem of the file. */
export function readSiteConfig(path: string): Result<SiteConfig, readonly string[]> {
  const json = readJson(path);
  return json.ok ? parseSiteConfig(json.value) : err([json.error]);
}

/** The web's operations: document text by id. */
export function readPersistedOperations(
  path: string,
): Result<ReadonlyMap<string, string>, readonly string[]> {
  const json = readJson(path);
  if (!json.ok) return err([json.error]);
  if (typeof json.value !== "object" || json.value === null || Array.isArray(json.value)) {
    return err([`${path} must be a JSON object of document texts by id`]);
  }
  const entries: [string, string][] = [];
  for (const [id, text] of Object.entries(json.value)) {
    if (typeof text !== "string") return err([`${path}: ${id} must be a document's text`]);
    entries.push([id, text]);
  }
  return ok(new Map(entries));
}

/** Whether the folder has a built web. */
export function hasIndexPage(folder: string): boolean {
  return statSync(resolve(folder, "index.html"), { throwIfNoEntry: false })?.isFile() ?? false;
}

function readJson(path: string): Result<unknown, string> {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch {
    return err(`the file ${path} cannot be read`);
  }
  try {
    return ok(JSON.parse(text));
  } catch {
    return err(`the file ${path} is not JSON`);
  }
}
