import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { argumentType, describedLists, type ListDescription } from "@cathedra/domain/lists";
import type { FollowingText } from "./described-fields.ts";

const root = resolve(import.meta.dirname, "../..");

/** The files in which a compiler reads the names of a described list. */
type Places = {
  readonly list: ListDescription;
  /** The contract's file that contains the query. */
  readonly contract: string;
  /** The files with the operations that read pages of the list: for the page, and for the file that it saves. */
  readonly operations: readonly string[];
  /** The file with the fragment of the page's table. */
  readonly columns: string;
};

const filesBelow = (folder: string, pattern: string) =>
  globSync(pattern, { cwd: join(root, folder) })
    .map((path) => join(folder, path))
    .map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));

/** The places of every described list: found by its query, and by the fragment that the query spreads for its rows. */
export const listPlaces: readonly Places[] = getPlaces(describedLists);

function getPlaces(lists: readonly ListDescription[]): readonly Places[] {
  const contracts = filesBelow("packages/graphql-schema/src/sdl", "*.graphql");
  const pages = filesBelow("packages/web/src/routes", "**/*.{ts,tsx}");
  return lists.map((list) => {
    const contract = contracts.find(({ text }) => text.includes(`\n  ${list.query}(\n`));
    const operations = pages.filter(
      ({ text }) => callOf(list.query).test(text) && text.includes("limit: $limit"),
    );
    const operation = operations.find(({ text }) => text.includes("@preloadable"));
    const fragment = /\.\.\.(?<name>\w+) @relay\(mask: false\)/u.exec(operation?.text ?? "")?.groups?.[
      "name"
    ];
    const columns = pages.find(({ text }) => text.includes(`fragment ${fragment} on `));
    if (contract === undefined || operation === undefined || columns === undefined)
      throw new Error(`the list ${list.query} has no query in the contract, or no page that asks for it`);
    return {
      list,
      contract: contract.path,
      operations: operations.map(({ path }) => path),
      columns: columns.path,
    };
  });
}

/** Where an operation uses a query, perhaps under another name. */
function callOf(query: string): RegExp {
  return new RegExp(`(?:\\n {4,6}|: )${query}\\(`, "u");
}

/** The texts that name the filters and columns of described lists, and how they follow from a description. */
export const listTexts: readonly FollowingText[] = listPlaces.flatMap(
  ({ list, contract, operations, columns }) => [
    { path: contract, follow: (text: string) => withContractArguments(text, list) },
    ...operations.map((path) => ({
      path,
      follow: (text: string) => withOperationArguments(text, list),
    })),
    { path: columns, follow: (text: string) => withShownFields(text, list) },
  ],
);

/**
 * The contract with an argument for every filter: a missing one is added before the page size, with its label as description.
 * Existing descriptions are kept.
 */
export function withContractArguments(sdl: string, { query, filters }: ListDescription): string {
  return insertMissing(sdl, {
    begin: `\n  ${query}(\n`,
    before: / {4}(?:"[^"\n]*"|"""[^"]*""")\s+limit: Int/u,
    isThere: (part, name) => new RegExp(`^ {4}${name}: `, "mu").test(part),
    lines: Object.entries(filters).map(([name, filter]) => [
      name,
      `    "${filter.label}."\n    ${name}: ${argumentType(filter)}\n`,
    ]),
  });
}

/** The page's operation with a variable for every filter, in its head and in its call. */
export function withOperationArguments(source: string, { query, filters }: ListDescription): string {
  const names = Object.entries(filters);
  const head = insertMissing(source, {
    begin: /graphql`\s+query \w+\(/u,
    before: / *\$limit: Int/u,
    isThere: (part, name) => new RegExp(`\\$${name}: `, "u").test(part),
    lines: names.map(([name, filter]) => [name, `      $${name}: ${argumentType(filter)}\n`]),
  });
  return insertMissing(head, {
    begin: callOf(query),
    before: / *limit: \$limit/u,
    isThere: (part, name) => new RegExp(`\\b${name}: \\$${name}\\b`, "u").test(part),
    lines: names.map(([name]) => [name, `        ${name}: $${name}\n`]),
  });
}

/** The fragment of the table with the field of every filter that has a column. */
export function withShownFields(source: string, { filters }: ListDescription): string {
  return insertMissing(source, {
    begin: /graphql`\s+fragment \w+ on \w+ \{\n/u,
    before: /\n {2}\}\n/u,
    isThere: (part, name) => new RegExp(`^ {4}${name}$`, "mu").test(part),
    lines: Object.values(filters).flatMap(({ shown }) =>
      shown === undefined ? [] : [[shown, `\n    ${shown}`] as const],
    ),
  });
}

type Insertion = {
  readonly begin: string | RegExp;
  /** The line before which missing lines are inserted. */
  readonly before: RegExp;
  readonly isThere: (part: string, name: string) => boolean;
  readonly lines: readonly (readonly [name: string, line: string])[];
};

function insertMissing(text: string, { begin, before, isThere, lines }: Insertion): string {
  const start = typeof begin === "string" ? text.indexOf(begin) : text.search(begin);
  const length = start < 0 ? -1 : text.slice(start).search(before);
  if (length < 0) throw new Error(`nothing begins with ${String(begin)} and has ${String(before)}`);
  const part = text.slice(start, start + length);
  const missing = lines.filter(([name]) => !isThere(part, name)).map(([, line]) => line);
  return `${text.slice(0, start)}${part}${missing.join("")}${text.slice(start + length)}`;
}
