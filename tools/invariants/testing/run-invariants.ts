import { spawn } from "node:child_process";
import { join } from "node:path";
import { compiledCode } from "@cathedra/test-fixtures/compiled-code";
import { checkout } from "../../local/data-paths.ts";

/** The output and exit code of `npm run invariants` in this environment. */
export async function runInvariants(
  environment: Readonly<Record<string, string>>,
  flags: readonly string[] = [],
): Promise<{ readonly code: number | null; readonly said: string }> {
  const child = spawn(
    process.execPath,
    ["--conditions=cathedra-source", join(checkout, "tools/invariants/run.ts"), ...flags],
    {
      env: { PATH: process.env.PATH ?? "", NODE_COMPILE_CACHE: compiledCode, ...environment },
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (part: Buffer) => {
      output += part.toString();
    });
  }
  const code = await new Promise<number | null>((ended) => child.once("close", ended));
  return { code, said: output };
}
