import { join } from "node:path";
import { pathToFileURL } from "node:url";

const exitWithParentUrl = pathToFileURL(join(import.meta.dirname, "exit-with-parent.ts")).href;

/** Arguments of Node for a child process that must end with this process, within the given time. */
export function exitWithParentArgs(patienceMs: number): readonly string[] {
  return ["--import", `${exitWithParentUrl}?patienceMs=${patienceMs}`];
}
