import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { expect, test } from "vitest";
import {
  hookFiles,
  internalNames,
  relayVersion,
  runtimeNames,
  runtimeParts,
  standIns,
} from "./relay-parts.ts";

const require = createRequire(import.meta.url);
const modules = path.join(require.resolve("relay-runtime/package.json"), "../..");
const hooks = path.join(modules, "react-relay/lib/relay-hooks");
const inLibrary = (file: string) => path.join(modules, `${file}.js`);

const versionOf = (name: string): unknown => JSON.parse(readFileSync(require.resolve(name), "utf8")).version;

/** The files of react-relay that the portal's entry brings. */
function filesOfHooks(): readonly string[] {
  const found = new Set<string>();
  const open = ["loadQuery", ...hookFiles].map((name) => path.join(hooks, `${name}.js`));
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    for (const [, target = ""] of readFileSync(file, "utf8").matchAll(/require\(["'](\.[^"']+)["']\)/g))
      open.push(path.resolve(path.dirname(file), `${target}.js`));
  }
  return [...found];
}

/** What they take from relay-runtime, and what of it under `__internal`. */
function namesTaken() {
  const names = new Set<string>();
  const internal = new Set<string>();
  for (const file of filesOfHooks()) {
    const code = readFileSync(file, "utf8");
    for (const [, variable = ""] of code.matchAll(/(\w+)\s*=\s*require\(["']relay-runtime["']\)/g))
      for (const [, name = ""] of code.matchAll(new RegExp(`\\b${variable}\\.(\\w+)`, "g"))) names.add(name);
    for (const [, name = ""] of code.matchAll(/(?:__internal|\$__internal)\.(\w+)/g)) internal.add(name);
  }
  names.delete("__internal");
  return { names, internal };
}

// What fails here first after an upgrade: the lists and stand-ins of relay-parts.ts are read anew against the new version,
// then `relayVersion` follows.
test("the parts were made of the version that is installed", () => {
  expect(versionOf("react-relay/package.json")).toBe(relayVersion);
  expect(versionOf("relay-runtime/package.json")).toBe(relayVersion);
});

test("everything that the hooks take from relay-runtime is among the parts", () => {
  const { names, internal } = namesTaken();
  expect(names.size).toBeGreaterThan(10);
  const kept = new Set([...Object.values(runtimeParts), ...Object.values(runtimeNames).flat()]);
  expect([...names].filter((name) => !kept.has(name))).toEqual([]);
  const reached = new Set([
    ...Object.values(internalNames).flat(),
    "createRelayContext",
    "createRelayLoggingContext",
  ]);
  expect(internal.size).toBeGreaterThan(3);
  expect([...internal].filter((name) => !reached.has(name))).toEqual([]);
});

test("the parts are what the library itself calls by their names", () => {
  const whole: Record<string, unknown> = require("relay-runtime");
  for (const [file, name] of Object.entries(runtimeParts)) {
    const part: unknown = require(`relay-runtime/lib/${file}`);
    expect((part as { default?: unknown }).default ?? part, name).toBe(whole[name]);
  }
  for (const [file, names] of Object.entries(runtimeNames))
    for (const name of names) expect(require(`relay-runtime/lib/${file}`)[name], name).toBe(whole[name]);
});

test("every stand-in stands for a file, and the stand-in for live resolvers has all that the store calls", () => {
  for (const file of Object.keys(standIns)) expect(existsSync(inLibrary(file)), file).toBe(true);
  const store = readFileSync(inLibrary("relay-runtime/lib/store/RelayModernStore"), "utf8");
  const called = [...store.matchAll(/_resolverCache\.(\w+)\(/g)].map(([, name]) => name ?? "");
  const { NoopResolverCache } = require("relay-runtime/lib/store/ResolverCache");
  const own = standIns["relay-runtime/lib/store/live-resolvers/LiveResolverCache"] ?? "";
  expect(called.length).toBeGreaterThan(4);
  const isThere = (name: string) => own.includes(`${name}(`) || name in NoopResolverCache.prototype;
  expect(called.filter((name) => !isThere(name))).toEqual([]);
});

test("the flag of Relay that chooses the kept half of the hook is on", () => {
  expect(require("relay-runtime").RelayFeatureFlags.ENABLE_ACTIVITY_COMPATIBILITY).toBe(true);
});

test("no query and no mutation of the portal needs what is left out", () => {
  const generated = path.join(import.meta.dirname, "../src/__generated__");
  const artifacts = readdirSync(generated).filter((file) => file.endsWith(".graphql.ts"));
  expect(artifacts.length).toBeGreaterThan(100);
  const leftOut =
    /"kind": "(?:LinkedHandle|ScalarHandle|RelayResolver|RelayLiveResolver|ClientEdge\w*)"|"updatable": true/;
  const users = artifacts.filter((file) => leftOut.test(readFileSync(path.join(generated, file), "utf8")));
  expect(users).toEqual([]);
});
