import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { readJson, writeFileAtomic } from "../files.ts";

type Entry = { readonly key: string; readonly expiresAt: number | null; readonly json: string };

export type EntryStore = {
  get(key: string): unknown;
  set(key: string, value: unknown, expiresAt: number | null): void;
  expiryOf(key: string): number | null;
  delete(key: string): void;
  keys(prefix: string): readonly string[];
  /** Removes expired entries from memory and from disk, and returns their number. */
  sweep(): number;
};

/**
 * A map with expiry that survives a restart: everything is held in memory, and every entry is one file that is replaced
 * atomically. Intended for the few hundred sessions and tokens of one machine.
 */
export function openEntryStore(folder: string, now: () => number): EntryStore {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const entries = load(folder, now());
  const getFile = (key: string) => join(folder, `${createHash("sha256").update(key).digest("hex")}.json`);
  const live = (key: string) => {
    const entry = entries.get(key);
    return entry === undefined || isExpired(entry, now()) ? undefined : entry;
  };
  const remove = (key: string) => {
    if (entries.delete(key)) rmSync(getFile(key), { force: true });
  };
  return {
    get(key) {
      const entry = live(key);
      return entry === undefined ? undefined : JSON.parse(entry.json);
    },
    set(key, value, expiresAt) {
      const entry = { key, expiresAt, json: JSON.stringify(value) };
      writeFileAtomic(getFile(key), JSON.stringify(entry));
      entries.set(key, entry);
    },
    expiryOf: (key) => live(key)?.expiresAt ?? null,
    delete: remove,
    keys: (prefix) => [...entries.keys()].filter((key) => key.startsWith(prefix) && live(key) !== undefined),
    sweep() {
      const expired = [...entries.values()].filter((entry) => isExpired(entry, now()));
      for (const entry of expired) remove(entry.key);
      return expired.length;
    },
  };
}

function load(folder: string, now: number): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    const entry = name.endsWith(".json") ? readJson(path) : undefined;
    if (isEntry(entry) && !isExpired(entry, now)) entries.set(entry.key, entry);
    else rmSync(path, { force: true });
  }
  return entries;
}

function isExpired(entry: Entry, now: number): boolean {
  return entry.expiresAt !== null && entry.expiresAt <= now;
}

function isEntry(value: unknown): value is Entry {
  return (
    typeof value === "object" &&
    value !== null &&
    "key" in value &&
    typeof value.key === "string" &&
    "json" in value &&
    typeof value.json === "string" &&
    "expiresAt" in value &&
    (value.expiresAt === null || typeof value.expiresAt === "number")
  );
}
