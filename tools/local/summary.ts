import { demoPeople } from "./identity/demo-people.ts";
import type { World } from "./world.ts";

/** What is printed once everything runs: the addresses, and whom one can sign in as. */
export function summary({ origin, mailbox, learning, reports, dataFolder }: World): string {
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
