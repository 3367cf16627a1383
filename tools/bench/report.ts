import { cpus, totalmem } from "node:os";
import type { Line } from "./ratios.ts";
import type { SeenStatements } from "./statements.ts";

/** The result of one workload at one size. */
export type Measured = SeenStatements & {
  readonly size: number;
  readonly workload: string;
  readonly lines: readonly Line[];
};

/** The time that it took to fill a database of a given size. */
export type Filled = { readonly size: number; readonly seconds: number };

export type Circumstances = {
  readonly machine: string;
  readonly day: string;
  readonly seconds: number;
  readonly rounds: number;
  readonly connections: number;
  readonly filled: readonly Filled[];
};

export function machine(): string {
  const [first] = cpus();
  return `${cpus().length} × ${first?.model ?? "unknown processor"}, ${Math.round(totalmem() / 2 ** 30)} GiB`;
}

type Column = readonly [head: string, cell: (line: Line, measured: Measured) => string];

const decimals =
  (places: number) =>
  (value: number | undefined): string =>
    value === undefined ? "" : value.toFixed(places);
const [whole, one, two] = [decimals(0), decimals(1), decimals(2)];

/** A ratio to itself is left out. */
const against =
  (reference: string, measure: "speed" | "cpu") =>
  ({ contender, of }: Line): string =>
    contender === reference ? "" : two(of[reference]?.[measure]);

const columns: readonly Column[] = [
  ["records", (_, { size }) => size.toLocaleString("en")],
  ["workload", (_, { workload }) => workload],
  ["server", ({ contender }) => contender],
  ["of raw", against("raw", "speed")],
  ["of raw-auth", against("raw-auth", "speed")],
  ["CPU of raw-auth", against("raw-auth", "cpu")],
  ["of PostGraphile", against("postgraphile", "speed")],
  ["requests/s", ({ requestsPerSecond }) => whole(requestsPerSecond)],
  ["p50 ms", ({ p50 }) => one(p50)],
  ["p95 ms", ({ p95 }) => one(p95)],
  ["p99 ms", ({ p99 }) => one(p99)],
  ["CPU ms", ({ cpuPerRequest }) => two(cpuPerRequest)],
  ["of that its own", ({ serverCpuPerRequest }) => two(serverCpuPerRequest)],
  ["memory MB", ({ memory }) => whole(memory)],
  ["SQL ms", ({ contender }, { heaviestMs }) => (contender === "portal" ? two(heaviestMs) : "")],
];

const heads = columns.map(([head]) => head);

function cells(measured: Measured): string[][] {
  return measured.lines.map((line) => columns.map(([, cell]) => cell(line, measured)));
}

const pageHeads = new Set([
  "records",
  "workload",
  "of raw",
  "of raw-auth",
  "of PostGraphile",
  "p50 ms",
  "p95 ms",
  "CPU ms",
  "SQL ms",
]);

/** The portal's rows of the largest size as a table of a page, without columns that are empty in all of them. */
export function tableOf(measured: readonly Measured[]): string {
  const largest = Math.max(...measured.map(({ size }) => size));
  const rows = measured
    .filter(({ size }) => size === largest)
    .flatMap((each) =>
      each.lines.filter(({ contender }) => contender === "portal").map((line) => ({ line, each })),
    );
  const shown = columns.filter(
    ([head, cell]) => pageHeads.has(head) && rows.some(({ line, each }) => cell(line, each) !== ""),
  );
  return [
    shown.map(([head]) => head),
    shown.map(() => "---"),
    ...rows.map(({ line, each }) => shown.map(([, cell]) => cell(line, each))),
  ]
    .map((row) => `| ${row.join(" | ")} |`)
    .join("\n");
}

export function asText(measured: readonly Measured[]): string {
  const rows = [heads, ...measured.flatMap(cells)];
  const widths = heads.map((_, n) => Math.max(...rows.map((row) => row[n]?.length ?? 0)));
  const text = rows.map((row) => row.map((cell, n) => cell.padEnd(widths[n] ?? 0)).join("  ")).join("\n");
  return `${text}\n${[...bySize(measured), ...growth(measured), ...slow(measured)].join("\n")}`;
}

export function markdown(measured: readonly Measured[], at: Circumstances): string {
  const filled = at.filled
    .map(({ size, seconds }) => `${size.toLocaleString("en")} in ${seconds} s`)
    .join(", ");
  return `# Benchmarks

\`npm run bench -- --write\` wrote this part on ${at.day}: ${at.machine}. All processes share the machine, the client too, so only
the ratios carry over to another one. *Of raw* is the portal's speed as a share of one prepared statement that builds the JSON
in SQL behind a bare Fastify route and trusts its caller. *Raw-auth* also verifies the token and reads the person and their rights.
PostGraphile 5 serves the same tables without sign-in. The portal does all that it does in production. *CPU* is the processor time
of server and database for one request, *SQL ms* the mean of the portal's heaviest statement under full load.

${at.rounds} interleaved rounds of ${at.seconds} s, ${at.connections} connections, each asking for other people; the figures are medians. Each
person has about 200 records; a larger size has more people. The records were written by COPY: ${filled}.

${tableOf(measured)}

${[...bySize(measured), ...growth(measured), ...slow(measured)].join("\n\n")}

Not measured here: networks, TLS, compression, several API processes, a database larger than memory, and writers beside readers.
`;
}

/** The portal's speed as a share of raw-auth's at each size, because the table has only the largest. */
function bySize(measured: readonly Measured[]): string[] {
  const sizes = [...new Set(measured.map(({ size }) => size))].toSorted((a, b) => a - b);
  if (sizes.length < 2) return [];
  const share = (workload: string, size: number): number | undefined =>
    measured
      .find((each) => each.workload === workload && each.size === size)
      ?.lines.find(({ contender }) => contender === "portal")?.of["raw-auth"]?.speed;
  const each = [...new Set(measured.map(({ workload }) => workload))].flatMap((workload) => {
    const shares = sizes.map((size) => two(share(workload, size)));
    return shares.includes("") ? [] : [`${workload.split(":")[0]} ${shares.join(", ")}`];
  });
  const of = sizes.map((size) => size.toLocaleString("en")).join("; ");
  return each.length === 0 ? [] : [`Of raw-auth at ${of} records: ${each.join("; ")}.`];
}

/**
 * How much longer an answer takes at the largest size than at the smallest, computed from the requests per second under full
 * load. The raw server shows how much of it the machine causes.
 */
function growth(measured: readonly Measured[]): string[] {
  const sizes = [...new Set(measured.map(({ size }) => size))].toSorted((a, b) => a - b);
  const [smallest] = sizes;
  const largest = sizes.at(-1);
  if (smallest === undefined || largest === undefined || smallest === largest) return [];
  const speed = (workload: string, size: number, contender: string): number | undefined =>
    measured
      .find((each) => each.workload === workload && each.size === size)
      ?.lines.find((line) => line.contender === contender)?.requestsPerSecond;
  const ratio = (workload: string, contender: string): number | undefined => {
    const [before, after] = [speed(workload, smallest, contender), speed(workload, largest, contender)];
    return before === undefined || after === undefined ? undefined : before / after;
  };
  const between = `${largest.toLocaleString("en")} over ${smallest.toLocaleString("en")} records`;
  const each = [...new Set(measured.map(({ workload }) => workload))].map((workload) => {
    const [name = workload] = workload.split(":");
    const raw = ratio(workload, "raw");
    return `${name} ${two(ratio(workload, "portal"))}${raw === undefined ? "" : ` (${two(raw)})`}`;
  });
  return [`Time of an answer, ${between}, and of raw in brackets: ${each.join(", ")}.`];
}

export function slow(measured: readonly Measured[]): string[] {
  return [...new Set(measured.map(({ size }) => size))].map((size) => {
    const statements = measured.filter((each) => each.size === size).flatMap(({ over100ms }) => over100ms);
    const found = statements.length === 0 ? "none" : statements.join("; ");
    return `The portal's statements over 100 ms at ${size.toLocaleString("en")} records: ${found}.`;
  });
}
