import { cpus, totalmem } from "node:os";
import type { Line } from "./ratios.ts";

/** What one workload at one size came to. */
export type Measured = {
  readonly size: number;
  readonly workload: string;
  readonly lines: readonly Line[];
  readonly statementsOver100ms?: readonly string[];
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

const columns = ["records", "workload", "server", "of raw", "CPU of raw", "requests/s", "p50 ms"];

function cells({ size, workload, lines }: Measured): string[][] {
  return lines.map((line) => [
    size.toLocaleString("en"),
    workload,
    line.contender,
    line.speed.toFixed(2),
    line.cpu.toFixed(2),
    line.requestsPerSecond.toFixed(0),
    line.p50.toFixed(1),
  ]);
}

export function asText(measured: readonly Measured[]): string {
  const rows = [columns, ...measured.flatMap(cells)];
  const widths = columns.map((_, n) => Math.max(...rows.map((row) => row[n]?.length ?? 0)));
  const text = rows.map((row) => row.map((cell, n) => cell.padEnd(widths[n] ?? 0)).join("  ")).join("\n");
  return `${text}\n${slow(measured).join("\n")}`;
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
limits, and answers through GraphQL. PostGraphile 5 serves the same tables without sign-in.

${at.rounds} interleaved rounds of ${at.seconds} s, ${at.connections} connections; medians of the round by round ratios.
Each person has about 200 records; a larger size has more people.

${table}

${slow(measured).join("\n")}
`;
}

function slow(measured: readonly Measured[]): string[] {
  const sizes = [...new Map(measured.map((each) => [each.size, each.statementsOver100ms ?? []]))];
  return sizes.map(([size, statements]) => {
    const found = statements.length === 0 ? "none" : statements.join("; ");
    return `Statements over 100 ms at ${size.toLocaleString("en")} records: ${found}.`;
  });
}
