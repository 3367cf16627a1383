/**
 * `npm run invariants [-- --json]`: checks the invariants of accounts, vouchers, events, machines and sessions in the
 * database that DATABASE_URL names or in the running local world. If OBJECT_STORE names the store, or it is the local
 * world's, it also checks that every file to which the database refers exists. It only reads. Exit code 1: an invariant is
 * broken; 2: the check could not be made.
 */
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Census, examineDatabase, type Finding } from "@cathedra/api/invariants";
import { reachableDataDir, runningUrl } from "@cathedra/test-fixtures/embedded-postgres";
import { checkout, dataPathsIn } from "../local/data-paths.ts";
import { databaseName } from "../local/database.ts";

const { values } = parseArgs({ options: { json: { type: "boolean", default: false } } });
const url = databaseUrl();
if (url === undefined) refuse("There is no database: set DATABASE_URL, or run `npm start` first.");
try {
  const { findings, census } = await examineDatabase(url, storeAddress());
  const holds = findings.every(({ violations }) => violations === 0);
  console.log(values.json ? JSON.stringify({ holds, census, findings }, null, 2) : asText(findings, census));
  process.exitCode = holds ? 0 : 1;
} catch (error) {
  // The error's message does not repeat the database's address, because it may contain a password.
  const reason = error instanceof Error && error.message !== "" ? error.message : String(error);
  refuse(`The invariants cannot be looked at: ${reason}`);
}

function storeAddress(): string | undefined {
  const { DATABASE_URL: given = "", OBJECT_STORE: store = "", CATHEDRA_DATA: folder } = process.env;
  if (store !== "") return store;
  // A database other than the local world's has its own object store.
  return given === "" ? `fs:${dataPathsIn(folder ?? join(checkout, ".data")).objects}` : undefined;
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

/** One line for each invariant, its violations below it, and the total. */
function asText(findings: readonly Finding[], census: Census): string {
  const broken = findings.filter(({ violations }) => violations > 0);
  const sum =
    broken.length === 0
      ? `All ${findings.length} invariants hold`
      : `${broken.length} of ${findings.length} invariants do not hold`;
  const subjects = Object.entries(census).map(([name, count]) => `${count.toLocaleString("en")} ${name}`);
  return [...findings.flatMap(getLines), "", `${sum}, of ${subjects.join(", ")}.`].join("\n");
}

function getLines({ invariant, violations, examples, ms }: Finding): readonly string[] {
  if (violations === 0) return [`ok        ${invariant} (${ms.toFixed(0)} ms)`];
  const untold = violations - examples.length;
  return [
    `VIOLATED  ${invariant}: ${violations.toLocaleString("en")} times (${ms.toFixed(0)} ms)`,
    ...examples.map(({ what, found }) => `            ${what}: ${found}`),
    ...(untold > 0 ? [`            and ${untold.toLocaleString("en")} more`] : []),
  ];
}
