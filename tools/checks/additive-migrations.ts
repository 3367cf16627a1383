import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Earlier migrations did not have to run while the previous version was running. */
const since = "20261123T0104";

/** Statements that remove or require something in a way that processes of the previous version do not expect. */
const contracts: readonly RegExp[] = [
  /\bdrop (table|column|view|function|trigger)\b[^;,\n]*/gi,
  /\brename (to|column|constraint)\b[^;,\n]*/gi,
  /\balter column \w+ (set data )?type\b[^;,\n]*/gi,
  /\balter column \w+ set not null\b/gi,
  /\badd column (if not exists )?\w+ (?![^;,]*\b(default|generated)\b)[^;,]*\bnot null\b[^;,\n]*/gi,
  /\.(dropTable|dropColumn|renameColumn|renameTo|setDataType|setNotNull)\(/g,
];

/**
 * The declaration of a migration that removes something, with the reason why no process of the previous version needs the removed
 * thing.
 */
const declaration = /contract: \S.{10,}/;

/**
 * The removals in a migration without a declared reason: during a rollout two versions run at once, so a migration may only
 * add, and a later one removes.
 */
export function undeclaredContractions(text: string): readonly string[] {
  if (declaration.test(text)) return [];
  return contracts.flatMap((contract) => [...text.matchAll(contract)].map(([found]) => found.trim()));
}

/** The migrations of a folder that violate the rule, with the undeclared statements. */
export function contractingMigrations(folder: string): Readonly<Record<string, readonly string[]>> {
  const names = readdirSync(folder).filter((name) => /^\d{8}T\d{4}-.*\.ts$/.test(name) && name >= since);
  const found = names.map(
    (name) => [name, undeclaredContractions(readFileSync(join(folder, name), "utf8"))] as const,
  );
  return Object.fromEntries(found.filter(([, contractions]) => contractions.length > 0));
}
