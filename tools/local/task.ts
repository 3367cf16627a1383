import { spawn } from "node:child_process";
import { delimiter, join } from "node:path";
import { checkout } from "./data-paths.ts";

export type Task = {
  /** The subject of the message `<what> failed`. */
  readonly what: string;
  /** Arguments of Node itself: flags, the script, its arguments. */
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
  readonly signal: AbortSignal;
};

/** Runs a script to its end. Its output is returned, and printed only if the script failed. */
export function runTask({ what, args, env = {}, cwd = checkout, signal }: Task): Promise<string> {
  const child = spawn(process.execPath, args, {
    cwd,
    env: childEnvironment(env),
    signal,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const chunks: Buffer[] = [];
  child.stdout.on("data", (chunk: Buffer) => chunks.push(chunk));
  child.stderr.on("data", (chunk: Buffer) => chunks.push(chunk));
  const output = () => Buffer.concat(chunks).toString("utf8").trimEnd();
  return new Promise((done, failed) => {
    child.once("error", (error) => failed(signal.aborted ? signal.reason : error));
    child.once("close", (code, killedBy) => {
      if (code === 0) done(output());
      else failed(new Error(`${output()}\n\n${what} failed (${killedBy ?? `exit code ${code}`}).`));
    });
  });
}

/** The packages' own programs come first on the path, also when the supervisor was not started by npm. */
export function childEnvironment(env: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  const bin = join(checkout, "node_modules/.bin");
  return { ...process.env, PATH: [bin, process.env.PATH].join(delimiter), ...env };
}
