import { globSync, readFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import { type Requirement, readRequirements } from "./requirements.ts";
import type { Source } from "./trace.ts";

const leftOut = new Set([
  "node_modules",
  "dist",
  "__generated__",
  "generated",
  "storybook-static",
  ".reports",
]);

/** Reads every requirement of `docs/requirements`, and every source of the workspace that may name one. */
export function readWorkspace(root: string): {
  readonly requirements: readonly Requirement[];
  readonly sources: readonly Source[];
} {
  const read = (path: string) => readFileSync(resolve(root, path), "utf8");
  const find = (pattern: string) =>
    globSync(pattern, { cwd: root, exclude: (path) => leftOut.has(basename(path)) }).sort();
  const requirements = find("docs/requirements/*.md").flatMap((path) => readRequirements(path, read(path)));
  const sources = find("{packages,tools}/**/*.{ts,tsx,graphql}")
    .filter((path) => !path.startsWith("tools/trace/"))
    .map((path) => ({ path, text: read(path) }));
  return { requirements, sources };
}
