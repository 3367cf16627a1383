import { createWriteStream, existsSync, mkdirSync, renameSync } from "node:fs";
import { dirname } from "node:path";

export type LogFile = {
  readonly path: string;
  readonly write: (line: string) => void;
  /** The newest lines, for the message of a failure. */
  tail(count: number): string;
  readonly close: () => void;
};

const kept = 200;

/** The log of this run; the previous run's log is kept as `.1`. */
export function openLogFile(path: string): LogFile {
  mkdirSync(dirname(path), { recursive: true });
  if (existsSync(path)) renameSync(path, `${path}.1`);
  const stream = createWriteStream(path, { mode: 0o600 });
  const newest: string[] = [];
  return {
    path,
    write(line) {
      stream.write(`${line}\n`);
      newest.push(line);
      if (newest.length > kept) newest.shift();
    },
    tail: (count) => newest.slice(-count).join("\n"),
    close: () => stream.end(),
  };
}
