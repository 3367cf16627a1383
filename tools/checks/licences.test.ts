import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";

type Locked = {
  readonly license?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
};

const lock: Readonly<Record<string, Locked>> = JSON.parse(
  readFileSync(resolve(import.meta.dirname, "../../package-lock.json"), "utf8"),
).packages;

/** Licences that permit shipping a package with the portal. LGPL: libvips is a library of its own beside sharp, and unchanged. */
const permitted = new Set([
  "0BSD",
  "Apache-2.0",
  "Apache-2.0 AND LGPL-3.0-or-later",
  "Apache-2.0 AND LGPL-3.0-or-later AND MIT",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "ISC",
  "LGPL-3.0-or-later",
  "MIT",
  "(MIT AND Zlib)",
  "MIT AND OFL-1.1",
  "(MIT OR Apache-2.0)",
  "(MIT OR GPL-3.0-or-later)",
  "MIT-0",
  "Python-2.0",
  "Unlicense",
]);

/** Packages whose licence is not stated in a form that npm reads, with what their files say. */
const statedElsewhere: Readonly<Record<string, string>> = {
  "node_modules/buffers": "nothing is stated; exceljs needs it to read zip files",
  "node_modules/chainsaw": "MIT/X11",
  "node_modules/png-js": "MIT in its LICENSE",
};

/** The folder of a dependency as Node resolves it from a package's folder. */
function resolvedFrom(folder: string, name: string): string | undefined {
  for (let parent = folder; ; parent = parent.slice(0, Math.max(0, parent.lastIndexOf("/node_modules/")))) {
    const found = `${parent === "" ? "" : `${parent}/`}node_modules/${name}`;
    if (found in lock) return lock[found]?.link ? lock[found]?.resolved : found;
    if (parent === "") return undefined;
  }
}

/** What runs in production or in browsers: API and web with everything that they depend on, from the lock file. */
function shippedPackages(): ReadonlySet<string> {
  const shipped = new Set(["packages/api", "packages/web"]);
  // Iterating a Set includes elements that are added during the iteration.
  for (const folder of shipped) {
    const { dependencies, optionalDependencies } = lock[folder] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const found = resolvedFrom(folder, name);
      if (found !== undefined) shipped.add(found);
    }
  }
  return shipped;
}

const shipped = shippedPackages();

test("everything that is shipped has a licence that permits it", () => {
  const names = [...shipped].map((folder) => folder.replace(/^.*node_modules\//, ""));
  expect(names).toEqual(
    expect.arrayContaining(["fastify", "react", "sharp", "workbox-core", "packages/domain"]),
  );
  expect(names).not.toContain("vitest");
  const refused = [...shipped].filter(
    (folder) => !permitted.has(lock[folder]?.license ?? "") && !(folder in statedElsewhere),
  );
  expect(refused).toEqual([]);
});

test("a package whose licence is stated elsewhere is still shipped without one", () => {
  const stale = Object.keys(statedElsewhere).filter(
    (folder) => !shipped.has(folder) || permitted.has(lock[folder]?.license ?? ""),
  );
  expect(stale).toEqual([]);
});
