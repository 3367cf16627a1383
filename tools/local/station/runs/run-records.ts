import { existsSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { readJson, writeFileAtomic } from "../../files.ts";
import { runPaths } from "../program/plan.ts";
import type { StationPaths } from "../station-paths.ts";
import { type StoredRun, storedRun } from "./run.ts";

const maxKept = 30;
const latest = v.object({ launchId: v.string() });

/** The runs of a station on its disk, each in a folder, so that a repeated id finds its run. */
export function openRunRecords(paths: StationPaths) {
  const getFolder = (launchId: string) => join(paths.runs, launchId);
  const getFile = (launchId: string) => join(getFolder(launchId), "run.json");
  const get = (launchId: string): StoredRun | undefined => {
    const read = v.safeParse(storedRun, readJson(getFile(launchId)));
    return read.success ? read.output : undefined;
  };
  return {
    get,
    getPlaces: (launchId: string) => runPaths(getFolder(launchId)),
    latest(): StoredRun | undefined {
      const read = v.safeParse(latest, readJson(paths.run));
      return read.success ? get(read.output.launchId) : undefined;
    },
    /** Stores a new run, which is the latest from now on. */
    begin(run: StoredRun): void {
      forgetOldest(paths.runs);
      writeFileAtomic(getFile(run.launchId), JSON.stringify(run));
      writeFileAtomic(paths.run, JSON.stringify({ launchId: run.launchId }));
    },
    put(run: StoredRun): void {
      if (existsSync(getFolder(run.launchId))) writeFileAtomic(getFile(run.launchId), JSON.stringify(run));
    },
  };
}

export type RunRecords = ReturnType<typeof openRunRecords>;

function forgetOldest(folder: string): void {
  const byAge = readdirSync(folder)
    .map((name) => ({ path: join(folder, name), at: statSync(join(folder, name)).mtimeMs }))
    .sort((one, other) => other.at - one.at);
  for (const { path } of byAge.slice(maxKept - 1)) rmSync(path, { recursive: true, force: true });
}
