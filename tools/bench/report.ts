import { cpus, totalmem } from "node:os";
import type { Line } from "./ratios.ts";
import type { SeenStatements } from "./statements.ts";

/** What one workload at one size came to. */
export type Measured = SeenStatements & {
  readonly size: number;
  readonly workload: string;
  readonly lines: readonly Line[];
};

export type Circumstances = {
  readonly machine: string;
  readonly day: string;
  readonly seconds: number;
  readonly rounds: number;
  readonly connections: number;
};

export function machine(): string {
  const [first] = cpus();
  return `${cpus().length} × ${first?.model ?? "unknown processor"}, ${Math.round(totalmem() / 2 ** 30)} GiB`;
}

const columns = ["records", "workload", "server", "of raw", "CPU of raw", "requests/s", "p50 ms", "SQL ms"];

function cells({ size, workload, lines, heaviestMs }: Measured): string[][] {
  return lines.map((line) => [
    size.toLocaleString("en"),
    workload,
    line.contender,
    line.speed.toFixed(2),
    line.cpu.toFixed(2),
    line.requestsPerSecond.toFixed(0),
    line.p50.toFixed(1),
    line.contender === "portal" ? heaviestMs.toFixed(1) : "",
  ]);
}

export function asText(measured: readonly Measured[]): string {
  const rows = [columns, ...measured.flatMap(cells)];
  const widths = columns.map((_, n) => Math.max(...rows.map((row) => row[n]?.length ?? 0)));
  const text = rows.map((row) => row.map((cell, n) => cell.padEnd(widths[n] ?? 0)).join("  ")).join("\n");
  return `${text}\n${[...growth(measured), ...slow(measured)].join("\n")}`;
}

export function markdown(measured: readonly Measured[], at: Circumstances): string {
  const table = [columns, columns.map(() => "---"), ...measured.flatMap(cells)]
    .map((row) => `| ${row.join(" | ")} |`)
    .join("\n");
  return `# Benchmarks

\`npm run bench -- --write\` wrote this page on ${at.day}: ${at.machine}. All processes share the machine, so requests a
second mean nothing by themselves; the ratios do. *Of raw* is the speed as a share of one hand-written prepared
statement that builds the JSON in SQL behind a bare Fastify route without sign-in or rights; *CPU of raw* the processor
time of server and database together a request, the same way. The portal verifies the token, loads the person, applies the policies and
limits, and answers through GraphQL. PostGraphile 5 serves the same tables without sign-in. *SQL ms* is the mean of the
portal's heaviest statement as the database counts it while all connections are busy.

${at.rounds} interleaved rounds of ${at.seconds} s, ${at.connections} connections; medians of the round by round ratios.
Each person has about 200 records; a larger size has more people.

${table}

${[...growth(measured), ...slow(measured)].join("\n\n")}
`;
}

/**
 * How much longer an answer takes at the largest size than at the smallest, a line a workload: from the requests a
 * second of a full load, finer than the whole milliseconds of the median. Raw tells how much of it is the machine.
 */
function growth(measured: readonly Measured[]): string[] {
  const sizes = [...new Set(measured.map(({ size }) => size))].toSorted((a, b) => a - b);
  const [smallest] = sizes;
  const largest = sizes.at(-1);
  if (smallest === undefined || largest === undefined || smallest === largest) return [];
  const speed = (workload: string, size: number, contender: string): number =>
    measured
      .find((each) => each.workload === workload && each.size === size)
      ?.lines.find((line) => line.contender === contender)?.requestsPerSecond ?? Number.NaN;
  const times = (workload: string, contender: string): string =>
    (speed(workload, smallest, contender) / speed(workload, largest, contender)).toFixed(2);
  const between = `${largest.toLocaleString("en")} over ${smallest.toLocaleString("en")} records`;
  return [...new Set(measured.map(({ workload }) => workload))].map(
    (workload) =>
      `Time of an answer, ${between}, ${workload}: portal ${times(workload, "portal")}, raw ${times(workload, "raw")}.`,
  );
}

function slow(measured: readonly Measured[]): string[] {
  return [...new Set(measured.map(({ size }) => size))].map((size) => {
    const statements = measured.filter((each) => each.size === size).flatMap(({ over100ms }) => over100ms);
    const found = statements.length === 0 ? "none" : statements.join("; ");
    return `Statements over 100 ms at ${size.toLocaleString("en")} records: ${found}.`;
  });
}
