import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The smallest built web. */
export function smallWeb(): { readonly webRoot: string; readonly remove: () => void } {
  const webRoot = mkdtempSync(join(tmpdir(), "cathedra-web-"));
  writeFileSync(join(webRoot, "index.html"), "<!doctype html><html><head></head><body></body></html>");
  return { webRoot, remove: () => rmSync(webRoot, { recursive: true, force: true }) };
}
