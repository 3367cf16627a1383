import { writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import { instant, utcDay } from "@cathedra/domain";
import { startTemporaryPostgres } from "@cathedra/test-fixtures/temporary-postgres";
import { subjectsOf } from "./bench-subjects.ts";
import { benchmarksPage, readPage, withSection } from "./benchmark-page-sections.ts";
import { benchDatabase } from "./database.ts";
import { startIssuer } from "./issuer.ts";
import { measuredOfWeb, operationsOfWeb, portalOperations } from "./operations.ts";
import { machine } from "./report.ts";
import { workloads } from "./workloads.ts";
import { benchWorld } from "./world.ts";

/** A line of the table of measurements. */
export type Line = { readonly what: string; readonly found: string; readonly goal: string };

/** The resources of every bench program: a database server and an issuer of tokens. */
export type Bench = {
  readonly postgres: Awaited<ReturnType<typeof startTemporaryPostgres>>;
  readonly issuer: Awaited<ReturnType<typeof startIssuer>>;
  /** Registers functions that are called at the end of the bench, even after a failure, the last one first. */
  readonly atEnd: (...stops: readonly (() => Promise<unknown>)[]) => void;
  /** Prints a measurement, and keeps it for the program's section. */
  readonly addLine: (what: string, found: string, goal?: string) => void;
};

/** Runs a benchmark and stops the processes that it started. */
export async function runBench(
  measure: (bench: Bench) => Promise<void>,
  postgresSettings: Readonly<Record<string, string>> = {},
): Promise<readonly Line[]> {
  const stops: (() => Promise<unknown>)[] = [];
  const lines: Line[] = [];
  try {
    const postgres = await startTemporaryPostgres(postgresSettings);
    stops.push(postgres.stop);
    const issuer = await startIssuer();
    stops.push(issuer.stop);
    await measure({
      postgres,
      issuer,
      atEnd: (...more) => void stops.push(...more),
      addLine: (what, found, goal = "") => {
        lines.push({ what, found, goal });
        console.log(`${what}: ${found}${goal === "" ? "" : ` (goal: ${goal})`}`);
      },
    });
  } finally {
    for (const stop of stops.toReversed()) await stop();
  }
  return lines;
}

/** Renews a program's section of `docs/benchmarks.md`. */
export function writeSection(
  lines: readonly Line[],
  { title, command, conditions }: { title: string; command: string; conditions: string },
): void {
  const [load = 0] = loadavg();
  const section = `## ${title}

\`${command} -- --write\` wrote this section on ${utcDay(instant(Date.now()))}: ${machine()}, load ${load.toFixed(1)} at the end.
${conditions}

| what | measured | goal |
| --- | --- | --- |
${lines.map(({ what, found, goal }) => `| ${what} | ${found} | ${goal} |`).join("\n")}
`;
  writeFileSync(benchmarksPage, withSection(readPage(), section));
}

/** A logbook of 10,000 records, with the requests of the chosen workloads and the data that a portal needs to answer them. */
export async function logbookOfBench({ postgres, issuer, atEnd }: Bench, wanted: readonly string[]) {
  const today = utcDay(instant(Date.now()));
  const world = benchWorld(10_000, today);
  const { url, db, close } = await benchDatabase(postgres, 10_000, world);
  atEnd(close);
  const all = workloads(await subjectsOf(db, world, issuer.token, today));
  return {
    url,
    db,
    questions: all.filter(({ name }) => wanted.some((start) => name.startsWith(start))),
    operations: { ...portalOperations, ...operationsOfWeb(measuredOfWeb) },
  };
}
