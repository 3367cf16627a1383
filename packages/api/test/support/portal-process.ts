import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { inject } from "vitest";

const source = fileURLToPath(new URL("../../src/", import.meta.url));

/** What Node is given to start a process of the portal: in a run of all tests as it is deployed, else from its source. */
export function portalProcess(name: "server" | "worker" | "migrate" | "join-fleet"): readonly string[] {
  const built = inject("builtProcesses");
  const file = built === "" ? join(source, `${name}.ts`) : join(built, `${name}.js`);
  return ["--conditions=cathedra-source", file];
}
