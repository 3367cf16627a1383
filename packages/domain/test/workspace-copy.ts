import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

export const root = resolve(import.meta.dirname, "../../..");

/** A copy of this package in a workspace of its own, so that building it does not change the `dist` that others read. */
export function copyOfPackage(): { readonly folder: string; readonly remove: () => void } {
  const workspace = mkdtempSync(join(tmpdir(), "cathedra-domain-"));
  const folder = join(workspace, "packages", "domain");
  mkdirSync(folder, { recursive: true });
  for (const part of ["src", "package.json", "tsconfig.json", "tsconfig.build.json"]) {
    cpSync(join(root, "packages/domain", part), join(folder, part), { recursive: true });
  }
  cpSync(join(root, "tsconfig.base.json"), join(workspace, "tsconfig.base.json"));
  symlinkSync(join(root, "node_modules"), join(workspace, "node_modules"));
  return { folder, remove: () => rmSync(workspace, { recursive: true, force: true }) };
}

/** Runs npm away from this run's own npm settings, without the network. */
export function npm(cwd: string, ...args: readonly string[]): string {
  return execFileSync("npm", [...args, "--offline", "--no-audit", "--no-fund", "--no-update-notifier"], {
    cwd,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
    env: plainEnvironment(),
  });
}

/**
 * The compiler's exit code and output. One thread takes a third less processor time, and the other processors are in use.
 */
export function tsc(
  cwd: string,
  ...args: readonly string[]
): { readonly status: number | null; readonly output: string } {
  const done = spawnSync(join(root, "node_modules/.bin/tsc"), [...args, "--singleThreaded"], {
    cwd,
    encoding: "utf8",
    env: plainEnvironment(),
  });
  return { status: done.status, output: `${done.stdout}${done.stderr}` };
}

/** The environment without the options of npm, vitest and Node that this run would pass on. */
export function plainEnvironment(): NodeJS.ProcessEnv {
  const passedOn = /^(npm_|NODE_OPTIONS$|NODE_PATH$|VITEST|INIT_CWD$)/i;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !passedOn.test(name)));
}
