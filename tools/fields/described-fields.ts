import type { FieldTable } from "@cathedra/domain/fields";
import { recordFields } from "@cathedra/domain/logbook";
import { inputLines, outputLines, plainOf } from "./contract-lines.ts";

/**
 * The contract with every described field in the type and the input of a thing. Existing descriptions are kept; missing fields
 * are added at the end, with texts from the description.
 */
function withContractFields(
  sdl: string,
  fields: FieldTable,
  { type, input }: { readonly type: string; readonly input: string },
): string {
  const named = withMissing(sdl, `type ${type} {`, fields, outputLines);
  return withMissing(named, `input ${input} {`, fields, inputLines);
}

function withMissing(sdl: string, head: string, fields: FieldTable, lines: typeof outputLines): string {
  const start = sdl.indexOf(`\n${head}\n`);
  const end = sdl.indexOf("\n}", start);
  if (start < 0 || end < 0) throw new Error(`the contract has no ${head}`);
  const body = sdl.slice(start, end);
  const missing = plainOf(fields).filter(([name]) => !new RegExp(`^  ${name}: `, "mu").test(body));
  const added = missing.flatMap(([name, field]) => lines(name, field)).map((line) => `\n${line}`);
  return `${sdl.slice(0, end)}${added.join("")}${sdl.slice(end)}`;
}

const begin = "# Described fields (npm run generate):";
const close = "# The rest:";

/** A source with the names of the described fields between its two marks, a line each. */
function withSelectedFields(source: string, fields: FieldTable): string {
  const [before, rest] = halves(source, begin);
  const [, after] = halves(rest, close);
  const indent = /(?<=\n)[ ]*$/u.exec(before)?.[0] ?? "";
  const names = plainOf(fields).map(([name]) => `\n${indent}${name}`);
  return `${before}${begin}${names.join("")}\n${indent}${close}${after}`;
}

function halves(source: string, mark: string): readonly [string, string] {
  const at = source.indexOf(mark);
  if (at < 0) throw new Error(`no "${mark}"`);
  return [source.slice(0, at), source.slice(at + mark.length)];
}

const sdl = "packages/graphql-schema/src/sdl";
const records = "packages/web/src/routes/logbook/records";

/**
 * A file that lists the fields of a record, with a function that brings its content up to date with the descriptions of the
 * fields (`npm run generate`).
 */
export type FollowingText = {
  readonly path: string;
  readonly follow: (text: string, fields?: FieldTable) => string;
};

/** Files that name the fields one by one, because a compiler has to read the names there. */
export const followingTexts: readonly FollowingText[] = [
  {
    path: `${sdl}/logbook.graphql`,
    follow: (text, fields = recordFields) =>
      withContractFields(text, fields, { type: "Activity", input: "ActivityInput" }),
  },
  ...[
    `${records}/form/record-fragment.ts`,
    `${records}/export/export-query.ts`,
    "packages/web/src/routes/logbook/export/own-logbook-query.ts",
  ].map((path) => ({
    path,
    follow: (text: string, fields: FieldTable = recordFields) => withSelectedFields(text, fields),
  })),
];
