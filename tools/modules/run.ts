/**
 * `npm run modules -- check FILE` prints the changes that a document of definitions would make, or why it is refused; `import
 * FILE` makes them. It uses the database of DATABASE_URL, or that of the running local world. Exit code 1 if the document is
 * refused, and 2 if that could not be determined.
 */
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { definitionsByCommand } from "@cathedra/api/definitions";
import { definitionLimits } from "@cathedra/domain/results/import";
import { reachableDataDir, runningUrl } from "@cathedra/test-fixtures/embedded-postgres";
import { checkout, dataPathsIn } from "../local/data-paths.ts";
import { databaseName } from "../local/database.ts";
import { asText } from "./report.ts";

const [act, file, ...rest] = process.argv.slice(2);
if ((act !== "check" && act !== "import") || file === undefined || rest.length > 0) {
  refuse("Say what to do: npm run modules -- check FILE, or npm run modules -- import FILE.");
}
const url = databaseUrl();
if (url === undefined) refuse("There is no database: set DATABASE_URL, or run `npm start` first.");
try {
  const { size } = await stat(file);
  if (size > definitionLimits.bytes)
    refuse(`The document is too large: at most ${definitionLimits.bytes} bytes.`);
  const report = await definitionsByCommand(url, await readFile(file), act);
  console.log(asText(report, file));
  process.exitCode = report.problems.length === 0 ? 0 : 1;
} catch (error) {
  // The error's message does not repeat the database's address, because it may contain a password.
  const reason = error instanceof Error && error.message !== "" ? error.message : String(error);
  refuse(`The document cannot be imported: ${reason}`);
}

function databaseUrl(): string | undefined {
  const { DATABASE_URL: given, CATHEDRA_DATA: folder } = process.env;
  if (given !== undefined && given !== "") return given;
  const { postgres } = dataPathsIn(folder ?? join(checkout, ".data"));
  return runningUrl(reachableDataDir(postgres).dataDir, databaseName);
}

function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}
