import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import type { ConcreteRequest, NormalizationSelection } from "relay-runtime";

/** An operation as the store takes in its answers. */
export type Operation = {
  readonly name: string;
  readonly isMutation: boolean;
  readonly selections: readonly NormalizationSelection[];
  /** The variables that the contract lets an operation leave out. */
  readonly optional: ReadonlySet<string>;
};

const web = path.join(import.meta.dirname, "../..");
const generated = import.meta.glob<{ readonly default: unknown }>("../../src/__generated__/*.graphql.ts", {
  eager: true,
});
const sources = globSync("src/**/*.{ts,tsx}", { cwd: web })
  .filter((file) => !file.includes("__generated__"))
  .map((file) => readFileSync(path.join(web, file), "utf8"));
const texts: Record<string, string> = JSON.parse(
  readFileSync(path.join(web, "persisted-operations.json"), "utf8"),
);

/**
 * Their answers never reach the page's store: files are made of them, partly in a worker (0010). Operations that a page also
 * sends are not included.
 */
const elsewhere = new Set(
  [
    "exportQuery",
    "ownLogbookQuery",
    "logExportOwnQuery",
    "logExportEverybodysQuery",
    "analysisExportOwnQuery",
    "analysisExportEverybodysQuery",
    "analysisExportDefinitionQuery",
    ...namedIn(/\bfetchWithoutStore<(\w+)>/g),
  ].filter((name) => !mounted().has(name)),
);

/** Every operation that writes into the page's store, from what relay-compiler made of it. */
export function operations(): readonly Operation[] {
  return Object.values(generated)
    .map((module) => module.default)
    .filter(isRequest)
    .filter(({ operation }) => !elsewhere.has(operation.name))
    .map(({ operation, params }) => ({
      name: operation.name,
      isMutation: params.operationKind === "mutation",
      selections: operation.selections,
      optional: optionalIn(texts[params.id ?? ""] ?? ""),
    }));
}

/** The queries that a hook of this kind holds while their component is there. */
export function mounted(): ReadonlySet<string> {
  return namedIn(/\buse(?:Route|LazyLoad|Preloaded)Query<(\w+)>/g);
}

/** The queries that are asked once, by whatever calls for them. */
export function fetched(): ReadonlySet<string> {
  return namedIn(/\bfetch(?:Query|WithoutStore)<(\w+)>/g);
}

function namedIn(pattern: RegExp): ReadonlySet<string> {
  return new Set(sources.flatMap((text) => [...text.matchAll(pattern)].map(([, name]) => name ?? "")));
}

function isRequest(value: unknown): value is ConcreteRequest {
  return typeof value === "object" && value !== null && "kind" in value && value.kind === "Request";
}

/** `query X($a: Int!, $b: [ID!])`: `b`. */
export function optionalIn(text: string): ReadonlySet<string> {
  const head = /^[^{(]*\(([^)]*)\)/.exec(text)?.[1] ?? "";
  const definitions = [...head.matchAll(/\$(\w+):\s*([^\s,=$]+)/g)];
  return new Set(
    definitions.filter(([, , type]) => type?.endsWith("!") !== true).map(([, name]) => name ?? ""),
  );
}
