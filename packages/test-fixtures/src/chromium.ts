import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { existsSync, statfsSync } from "node:fs";
import { access, mkdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { arch, platform, tmpdir, userInfo } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

/** Options for playwright's `chromium.launch`, also usable as `launchOptions` of its configuration. */
export type ChromiumLaunch = {
  readonly executablePath: string;
  readonly args: string[];
  readonly ignoreDefaultArgs: string[];
  readonly env: Record<string, string>;
};

const run = promisify(execFile);

const usualPlaces = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome-stable",
  "/usr/bin/google-chrome",
  "/opt/google/chrome/chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/**
 * The Chromium that the tests use: `CHROMIUM_PATH`, else the system's own, else the headless shell that an npm package
 * carries (Linux on x64; unpacked once a user and version, 2 s).
 */
export async function findChromium(environment: NodeJS.ProcessEnv = process.env): Promise<ChromiumLaunch> {
  const named = environment.CHROMIUM_PATH;
  if (named !== undefined && named !== "") {
    if (await answers(named)) return findLaunch(named, environment);
    throw new Error(`CHROMIUM_PATH names no Chromium that runs: ${named}`);
  }
  for (const place of usualPlaces) {
    if (await answers(place)) return findLaunch(place, environment);
  }
  return findPackagedChromium(environment);
}

/** The headless shell of the npm package, whatever else is installed. */
export async function findPackagedChromium(
  environment: NodeJS.ProcessEnv = process.env,
): Promise<ChromiumLaunch> {
  if (platform() !== "linux" || arch() !== "x64") {
    throw new Error("No Chromium found. Install one, or name its executable in CHROMIUM_PATH.");
  }
  const folder = await unpacked();
  const libraries = join(folder, "al2023", "lib");
  const others = environment.LD_LIBRARY_PATH;
  return findLaunch(join(folder, "chromium"), {
    ...environment,
    LD_LIBRARY_PATH: others === undefined || others === "" ? libraries : `${libraries}:${others}`,
    FONTCONFIG_FILE: join(folder, "fonts.conf"),
  });
}

const neededSharedBytes = 2 * 1024 ** 3;

/**
 * Whether Chromium can share its pictures in memory. Since containers may have little shared memory, playwright uses files
 * in the temporary folder by default, and creating and deleting those costs a tenth of the processor time.
 */
function hasSharedMemory(): boolean {
  if (!existsSync("/dev/shm")) return false;
  const { bavail, bsize } = statfsSync("/dev/shm");
  return bavail * bsize > neededSharedBytes;
}

function findLaunch(executablePath: string, environment: NodeJS.ProcessEnv): ChromiumLaunch {
  const isRoot = process.getuid?.() === 0;
  return {
    executablePath,
    args: isRoot ? ["--no-sandbox"] : [],
    ignoreDefaultArgs: hasSharedMemory() ? ["--disable-dev-shm-usage"] : [],
    env: Object.fromEntries(
      Object.entries(environment).filter((entry): entry is [string, string] => entry[1] !== undefined),
    ),
  };
}

/** A path is not enough: on some systems the file only prints how to install a browser. */
async function answers(executablePath: string): Promise<boolean> {
  try {
    await access(executablePath);
    const { stdout } = await run(executablePath, ["--version"], { timeout: 20_000 });
    return /chrom.* \d+\./i.test(stdout);
  } catch {
    return false;
  }
}

/**
 * The package unpacks into the system's temporary folder, where a half-written file of another process, or a file of
 * another user, would be taken for the browser. So: into a folder of this process, then renamed into its place.
 */
async function unpacked(): Promise<string> {
  const entry = createRequire(import.meta.url).resolve("@sparticuz/chromium");
  const manifest = await readFile(join(dirname(entry), "..", "package.json"), "utf8");
  const { version } = JSON.parse(manifest) as { version: string };
  const place = join(tmpdir(), `cathedra-chromium-${version}-${userInfo().uid}`);
  if (await exists(join(place, "chromium"))) return ours(place);

  const own = `${place}.${randomUUID()}`;
  await mkdir(own, { mode: 0o700 });
  try {
    // `AWS_EXECUTION_ENV` makes the package unpack the libraries that a slim system lacks.
    await run(process.execPath, [fileURLToPath(new URL("./unpack-chromium.ts", import.meta.url))], {
      env: { ...process.env, TMPDIR: own, AWS_EXECUTION_ENV: "AWS_Lambda_nodejs24.x" },
    });
    await writeFile(join(own, "fonts.conf"), fontsConfiguration(place));
    await rename(own, place);
  } catch (error) {
    await rm(own, { recursive: true, force: true });
    const anotherWasFaster = await exists(join(place, "chromium"));
    if (!anotherWasFaster) throw error;
  }
  return ours(place);
}

/** Every user can write into the temporary folder: a folder of this name that belongs to another user is not run. */
async function ours(folder: string): Promise<string> {
  const { uid } = await stat(folder);
  if (uid !== userInfo().uid)
    throw new Error(`${folder} belongs to somebody else. Remove it, or set CHROMIUM_PATH.`);
  return folder;
}

/**
 * The configuration in Chromium's package names font folders that only exist where it was unpacked into `/tmp`: without another
 * one no letter would be drawn.
 */
function fontsConfiguration(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(folder, "fonts")}</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${join(folder, "fonts-cache")}</cachedir>
</fontconfig>
`;
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
