import { join } from "node:path";
import { pathToFileURL } from "node:url";

const exitWithParentUrl = pathToFileURL(join(import.meta.dirname, "exit-with-parent.ts")).href;

/** Arguments of Node for a child that shall not outlive this process, and is given so long to stop when it goes. */
export function exitWithParentArgs(patienceMs: number): readonly string[] {
  return ["--import", `${exitWithParentUrl}?patienceMs=${patienceMs}`];
}
