import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Before this one there was nothing that ran beside its former version. */
const since = "20261123T0104";

/** What processes of the version before may still read or write, and what they do not know that they would have to. */
const contracts: readonly RegExp[] = [
  /\bdrop (table|column|view|function|trigger)\b[^;,\n]*/gi,
  /\brename (to|column|constraint)\b[^;,\n]*/gi,
  /\balter column \w+ (set data )?type\b[^;,\n]*/gi,
  /\balter column \w+ set not null\b/gi,
  /\badd column (if not exists )?\w+ (?![^;,]*\b(default|generated)\b)[^;,]*\bnot null\b[^;,\n]*/gi,
  /\.(dropTable|dropColumn|renameColumn|renameTo|setDataType|setNotNull)\(/g,
];

/** Said in the migration, with the reason why no process of the version before needs it any more. */
const said = /contract: \S.{10,}/;

/**
 * What a migration takes away without saying why it may: two versions run at once while one is rolled out, so that a
 * migration adds, and takes away a version later.
 */
export function undeclaredContractions(text: string): readonly string[] {
  if (said.test(text)) return [];
  return contracts.flatMap((contract) => [...text.matchAll(contract)].map(([found]) => found.trim()));
}

/** Of all migrations that have to follow the rule, by name. */
export function contractingMigrations(folder: string): Readonly<Record<string, readonly string[]>> {
  const names = readdirSync(folder).filter((name) => /^\d{8}T\d{4}-.*\.ts$/.test(name) && name >= since);
  const found = names.map(
    (name) => [name, undeclaredContractions(readFileSync(join(folder, name), "utf8"))] as const,
  );
  return Object.fromEntries(found.filter(([, contractions]) => contractions.length > 0));
}
