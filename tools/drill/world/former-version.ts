import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import type { PortalCode } from "./portal.ts";
import { here } from "./portal.ts";

/** The code of an earlier version. */
export type FormerVersion = PortalCode;

const migrations = "packages/api/src/db/migrations";
/** How many additions of a migration are checked, newest first. */
const lookedAt = 30;

/**
 * The version before the newest migration: its files from the checkout's history, with the libraries of the present version.
 * Undefined if there is no history.
 */
export function formerVersion(folder: string, wanted?: string): FormerVersion | undefined {
  const commit = wanted ?? beforeNewestMigration();
  if (commit === undefined) return undefined;
  const root = join(folder, "former");
  mkdirSync(root, { recursive: true });
  try {
    const archive = git(["archive", "--format=tar", commit, "package.json", "packages"]);
    execFileSync("tar", ["-xf", "-", "-C", root], { input: archive, stdio: ["pipe", "ignore", "ignore"] });
  } catch {
    return undefined;
  }
  linkLibraries(root);
  return { root, name: `the version ${commit.slice(0, 8)}` };
}

/**
 * The newest commit whose migrations are a proper prefix of today's, so that its databases can be migrated. Undefined without a
 * git history, or with one that is too short.
 */
function beforeNewestMigration(): string | undefined {
  const known = getNames(readdirSync(join(here.root, migrations)));
  try {
    const added = text(["log", "--diff-filter=A", `-${lookedAt}`, "--format=%H", "--", migrations]).split(
      "\n",
    );
    return added
      .map((commit) => text(["rev-parse", "--verify", "--quiet", `${commit}^`]))
      .find((commit) => {
        const then = getNames(text(["ls-tree", "--name-only", `${commit}:${migrations}`]).split("\n"));
        return then.length < known.length && then.every((name, n) => name === known[n]);
      });
  } catch {
    return undefined;
  }
}

function getNames(files: readonly string[]): readonly string[] {
  return files.filter((name) => /^\d{8}T/.test(name)).toSorted();
}

/** All libraries are those of this checkout; only the portal's own packages are the old ones. */
function linkLibraries(root: string): void {
  const own = "@cathedra";
  link(join(here.root, "node_modules"), join(root, "node_modules"), own);
  mkdirSync(join(root, "node_modules", own));
  for (const name of readdirSync(join(root, "packages"))) {
    const manifest = join(root, "packages", name, "package.json");
    if (!existsSync(manifest)) continue;
    const { name: known } = JSON.parse(readFileSync(manifest, "utf8")) as { readonly name: string };
    symlinkSync(join(root, "packages", name), join(root, "node_modules", known));
    const beside = join(here.root, "packages", name, "node_modules");
    if (existsSync(beside)) symlinkSync(beside, join(root, "packages", name, "node_modules"));
  }
}

function link(from: string, to: string, leftOut: string): void {
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    if (name !== leftOut) symlinkSync(join(from, name), join(to, name));
  }
}

function git(args: readonly string[]): Buffer {
  return execFileSync("git", ["-C", here.root, ...args], {
    maxBuffer: 1024 ** 3,
    stdio: ["ignore", "pipe", "ignore"],
  });
}

function text(args: readonly string[]): string {
  return git(args).toString().trim();
}
