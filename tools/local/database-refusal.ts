import { type PostgresProblem, PostgresRefusal } from "@cathedra/test-fixtures/embedded-postgres";
import { Refusal } from "./refusal.ts";

/** The database's refusal with what the person can do about it; any other error is given back as it is. */
export function withAdvice(error: unknown, logPath: string, mayReset: boolean): unknown {
  if (!(error instanceof PostgresRefusal)) return error;
  return new Refusal(`${error.message}. ${adviceOn(error.problem, logPath, mayReset)}`);
}

function adviceOn(problem: PostgresProblem, logPath: string, mayReset: boolean): string {
  const startOver = mayReset
    ? "or start over with `npm start -- --reset`, which loses the data"
    : "or name another folder in CATHEDRA_DATA";
  switch (problem) {
    case "foreign":
      return `Move it away, ${mayReset ? "name another folder in CATHEDRA_DATA, " : ""}${startOver}.`;
    case "no-marker":
      return "Put that file back from a backup, or move the folder away, and a new database is made.";
    case "damaged-marker":
      return `Put that file back from a backup, ${startOver}.`;
    case "being-made":
      return "Wait until it is done, or stop that process.";
    case "closed":
      return "Give the folder back to yourself, or name another one in CATHEDRA_DATA.";
    case "does-not-start":
      return `All that it said is in ${logPath}; if its data is damaged, restore a backup of the folder, ${startOver}.`;
  }
}
