import { argumentType, failedRequestList, feedbackList, type ListDescription } from "@cathedra/domain/lists";
import type { FollowingText } from "./described-fields.ts";

const sdl = "packages/graphql-schema/src/sdl";
const admin = "packages/web/src/routes/admin";

/** Where a compiler reads the names of a described list. */
type Places = {
  readonly list: ListDescription;
  /** The contract's file with its query. */
  readonly contract: string;
  /** The page's file with the operation that asks it. */
  readonly operation: string;
  /** The file with the fragment of its table. */
  readonly columns: string;
};

export const listPlaces: readonly Places[] = [
  {
    list: feedbackList,
    contract: `${sdl}/feedback.graphql`,
    operation: `${admin}/feedback/AdminFeedback.tsx`,
    columns: `${admin}/feedback/feedback-columns.tsx`,
  },
  {
    list: failedRequestList,
    contract: `${sdl}/feedback.graphql`,
    operation: `${admin}/audit/requests/FailedRequests.tsx`,
    columns: `${admin}/audit/requests/request-columns.tsx`,
  },
];

/** The texts that name the filters and columns of described lists, and how they follow from a description. */
export const listTexts: readonly FollowingText[] = listPlaces.flatMap(
  ({ list, contract, operation, columns }) => [
    { path: contract, follow: (text: string) => withContractArguments(text, list) },
    { path: operation, follow: (text: string) => withOperationArguments(text, list) },
    { path: columns, follow: (text: string) => withShownFields(text, list) },
  ],
);

/** The contract with an argument for every filter: a missing one stands before the size of the page. */
export function withContractArguments(sdl: string, { query, filters }: ListDescription): string {
  return insertMissing(sdl, {
    begin: `\n  ${query}(\n`,
    before: / {4}(?:"[^"\n]*"|"""[^"]*""")\s+limit: Int/u,
    isThere: (part, name) => new RegExp(`^ {4}${name}: `, "mu").test(part),
    lines: Object.entries(filters).map(([name, filter]) => [
      name,
      `    "${filter.about}"\n    ${name}: ${argumentType(filter)}\n`,
    ]),
  });
}

/** The page's operation with a variable for every filter, in its head and in its call. */
export function withOperationArguments(source: string, { query, filters }: ListDescription): string {
  const names = Object.entries(filters);
  const head = insertMissing(source, {
    begin: /graphql`\s+query \w+\(/u,
    before: / *\$limit: Int!/u,
    isThere: (part, name) => new RegExp(`\\$${name}: `, "u").test(part),
    lines: names.map(([name, filter]) => [name, `      $${name}: ${argumentType(filter)}\n`]),
  });
  return insertMissing(head, {
    begin: new RegExp(`\\n      ${query}\\(`, "u"),
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
  /** What the missing lines stand before. */
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
