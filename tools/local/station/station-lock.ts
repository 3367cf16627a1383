import * as v from "valibot";
import { readJson, writeFileAtomic } from "../files.ts";
import { identify, isRunning, type ProcessIdentity } from "../process-identity.ts";
import type { StationPaths } from "./station-paths.ts";

const holder = v.object({ pid: v.number(), started: v.string() });

/** The process that runs this station; undefined if there is none or it has ended. */
export function lockHolder(paths: Pick<StationPaths, "holder">): ProcessIdentity | undefined {
  const read = v.safeParse(holder, readJson(paths.holder));
  return read.success && isRunning(read.output) ? read.output : undefined;
}

/** Makes this process the holder of the station; false if another living process is. */
export function acquireLock(paths: Pick<StationPaths, "holder">): boolean {
  const self = identify(process.pid);
  if (self === undefined) throw new Error("this process cannot be found among the running ones");
  const other = lockHolder(paths);
  if (other !== undefined && other.pid !== self.pid) return false;
  writeFileAtomic(paths.holder, JSON.stringify(self));
  return true;
}
