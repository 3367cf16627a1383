/**
 * `npm run trace`: shows which code and which tests name each requirement of `docs/requirements`. Ids behind `--` limit it to
 * these; `-- --untested` lists built requirements that no test names. Exit code 1 if something is wrong.
 */
import { resolve } from "node:path";
import { type Traced, trace } from "./trace.ts";
import { readWorkspace } from "./workspace.ts";

const { requirements, sources } = readWorkspace(resolve(import.meta.dirname, "../.."));
const { rows, untested, come, unknown } = trace(requirements, sources);
const asked = process.argv.slice(2);
const shown = asked.includes("--untested")
  ? rows.filter(({ id }) => untested.includes(id))
  : rows.filter(({ id }) => asked.length === 0 || asked.includes(id));

for (const row of shown) console.log(getLine(row));
const count = (status: string) => rows.filter((row) => row.status === status).length;
console.log(
  `\n${rows.length} requirements: ${count("built")} built, ${count("to come")} to come, ${count("by reading")} by reading`,
);
printIds("built, and no test names it", untested);
printIds("to come, but a test names it", come);
printIds("named in a source, and no requirement", unknown);
process.exitCode = untested.length + unknown.length + come.length === 0 ? 0 : 1;

function getLine({ id, status, text, code, tests }: Traced): string {
  const places = [...code.map((path) => `  code ${path}`), ...tests.map((path) => `  test ${path}`)];
  return [`${id}${status === "built" ? "" : ` (${status})`} ${text}`, ...places].join("\n");
}

function printIds(what: string, ids: readonly string[]): void {
  if (ids.length > 0) console.log(`${what}: ${ids.join(", ")}`);
}
