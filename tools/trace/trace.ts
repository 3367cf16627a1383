import { idsIn } from "./mentions.ts";
import type { Requirement } from "./requirements.ts";

/** A file of the workspace, by its path from the root. */
export type Source = { readonly path: string; readonly text: string };

/** The places that name a requirement. */
export type Traced = Requirement & { readonly code: readonly string[]; readonly tests: readonly string[] };

export type Trace = {
  readonly rows: readonly Traced[];
  /** Built requirements that no test names. */
  readonly untested: readonly string[];
  /** Requirements that are marked as to come although a test names them. */
  readonly come: readonly string[];
  /** Ids that a source names without a requirement, as `path: id`. */
  readonly unknown: readonly string[];
};

const isTest = (path: string) =>
  /\.(test|spec|stories)\.tsx?$|\/(test|testing|journeys)\//.test(path) && !path.startsWith("docs/");

/** Finds the code and the tests that name each requirement. */
export function trace(requirements: readonly Requirement[], sources: readonly Source[]): Trace {
  const known = new Set(requirements.map(({ id }) => id));
  const code = new Map<string, string[]>();
  const tests = new Map<string, string[]>();
  const unknown: string[] = [];
  for (const { path, text } of sources) {
    for (const id of idsIn(text)) {
      if (!known.has(id)) unknown.push(`${path}: ${id}`);
      const places = isTest(path) ? tests : code;
      const paths = places.get(id);
      if (paths === undefined) places.set(id, [path]);
      else paths.push(path);
    }
  }
  const rows = requirements.map((each) => ({
    ...each,
    code: code.get(each.id) ?? [],
    tests: tests.get(each.id) ?? [],
  }));
  const named = (status: Requirement["status"], isTested: boolean) =>
    rows.filter((row) => row.status === status && row.tests.length > 0 === isTested).map(({ id }) => id);
  return { rows, untested: named("built", false), come: named("to come", true), unknown };
}
