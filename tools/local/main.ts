import { createCleanUps } from "./clean-ups.ts";
import { demoPeople } from "./identity/demo-people.ts";
import { parseOptions, usage } from "./options.ts";
import { createProgress } from "./progress.ts";
import { Refusal } from "./refusal.ts";
import { startWorld, type World } from "./world.ts";

// The supervisor: starts all parts, waits for Ctrl-C or SIGTERM, and stops all parts in the opposite order.

const parsed = parseOptions(process.argv.slice(2), process.env);
if (parsed.kind === "help") {
  console.log(usage);
  process.exit(0);
}
if (parsed.kind === "wrong") {
  console.error(
    `Cathedra cannot start with these settings:\n${parsed.problems.map((text) => `- ${text}`).join("\n")}`,
  );
  process.exit(1);
}

const interrupted = new AbortController();
const stops = createCleanUps();
const progress = createProgress(process.stdout);

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  // Ctrl-C in a terminal arrives twice, from the terminal and from npm; only the first signal has an effect.
  process.on(signal, () => interrupted.abort(new Error(signal)));
}
// The terminal may close before we have stopped everything.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);
process.on("uncaughtException", (error) => {
  console.error(error);
  process.exitCode = 1;
  interrupted.abort(error);
});

try {
  const world = await startWorld({ options: parsed.options, progress, stops, signal: interrupted.signal });
  progress.say(summary(world));
  await untilInterrupted(interrupted.signal);
} catch (error) {
  if (!interrupted.signal.aborted) {
    process.exitCode = 1;
    console.error(explain(error));
  }
}
if (interrupted.signal.aborted) progress.say("\nStopping …");
for (const failure of await stops.run()) {
  process.exitCode = 1;
  console.error(explain(failure));
}
// Timers and pipes of stopped parts must not keep the terminal waiting.
process.exit();

/** The text of an error: the sentence of a `Refusal`; for any other error also where it was thrown. */
function explain(error: unknown): string {
  if (error instanceof Refusal) return error.message;
  return error instanceof Error
    ? error.message.includes("\n")
      ? error.message
      : String(error.stack)
    : String(error);
}

function untilInterrupted(signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const heartbeat = setInterval(() => undefined, 2 ** 30);
    const end = () => {
      clearInterval(heartbeat);
      done();
    };
    if (signal.aborted) end();
    else signal.addEventListener("abort", end, { once: true });
  });
}

/** The text that is printed once everything runs: the addresses, and the people to sign in as. */
function summary({ origin, mailbox, learning, reports, dataFolder }: World): string {
  const rows = demoPeople().map(({ firstName, lastName, title, summary: shows }) => [
    `${firstName} ${lastName}`,
    title,
    shows,
  ]);
  return `
Cathedra is ready: ${origin}
Its mails arrive at: ${mailbox}
Its learning platform is at: ${learning}
Errors and feedback arrive at: ${reports}

A simulator's station opens with: npm run station

${table([["Sign in as", "Role", "Shows"], ...rows])}

Ctrl-C stops everything. The data stays in ${dataFolder} (npm start -- --reset starts over).`;
}

function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("   ")}`.trimEnd())
    .join("\n");
}
