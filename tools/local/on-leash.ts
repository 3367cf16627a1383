import { join } from "node:path";
import { pathToFileURL } from "node:url";

const leash = pathToFileURL(join(import.meta.dirname, "leash.ts")).href;

/** Arguments of Node for a child that shall not outlive this process, and is given so long to stop when it goes. */
export function onLeash(patienceMs: number): readonly string[] {
  return ["--import", `${leash}?patienceMs=${patienceMs}`];
}
