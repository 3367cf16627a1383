import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Faults } from "../faults.ts";
import type { StationState } from "../state.ts";
import type { StationPaths } from "../station-paths.ts";

/** The disk of a simulated station: its size is configured, the station's files are counted, and other programs use the rest. */
export function openDiskSpace(paths: StationPaths, state: () => StationState, faults: Faults) {
  return {
    total: (): number => state().disk.totalBytes,
    free(): number {
      if (faults.has("disk-full")) return 0;
      const { totalBytes, otherBytes } = state().disk;
      const ours = [paths.cases, paths.packages, paths.logs].reduce(
        (sum, folder) => sum + getSize(folder),
        0,
      );
      return Math.max(0, totalBytes - otherBytes - ours);
    },
  };
}

export type Disk = ReturnType<typeof openDiskSpace>;

function getSize(folder: string): number {
  let sum = 0;
  for (const name of readdirSync(folder)) {
    // A file may be renamed after the folder was listed, and then does not count.
    const found = statSync(join(folder, name), { throwIfNoEntry: false });
    if (found?.isFile() === true) sum += found.size;
    if (found?.isDirectory() === true) sum += getSize(join(folder, name));
  }
  return sum;
}
