import { mkdirSync } from "node:fs";
import { join } from "node:path";

/** The paths of a station's stored data. */
export function stationPaths(folder: string) {
  const paths = {
    folder,
    state: join(folder, "station.json"),
    /** The one-time token by which the station registers its key. */
    enrolment: join(folder, "enrolment.json"),
    /** The process that runs the station at present. */
    holder: join(folder, "holder.json"),
    run: join(folder, "run.json"),
    runs: join(folder, "runs"),
    outbox: join(folder, "outbox"),
    logs: join(folder, "logs"),
    cases: join(folder, "cases"),
    packages: join(folder, "packages"),
    operations: join(folder, "operations"),
    browser: join(folder, "browser"),
  };
  for (const made of [paths.runs, paths.outbox, paths.logs, paths.cases, paths.packages, paths.operations])
    mkdirSync(made, { recursive: true, mode: 0o700 });
  return paths;
}

export type StationPaths = ReturnType<typeof stationPaths>;
