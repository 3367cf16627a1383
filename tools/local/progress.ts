import type { WriteStream } from "node:tty";

export type Progress = {
  step<T>(name: string, work: (note: (text: string) => void) => Promise<T> | T): Promise<T>;
  readonly say: (line: string) => void;
};

/** Shows the progress of the start: on a terminal the running step, elsewhere one line for each finished step. */
export function createProgress(out: Pick<WriteStream, "write"> & { readonly isTTY?: boolean }): Progress {
  const isTerminal = out.isTTY === true;
  let open: string | undefined;
  const showOpen = () => {
    if (isTerminal && open !== undefined) out.write(`  ${open} …`);
  };
  const clearOpen = () => {
    if (isTerminal && open !== undefined) out.write("\r\u001b[2K");
  };
  const say = (line: string) => {
    clearOpen();
    out.write(`${line}\n`);
    showOpen();
  };
  const finish = (mark: string, text: string) => {
    clearOpen();
    open = undefined;
    out.write(`${mark} ${text}\n`);
  };
  return {
    say,
    async step(name, work) {
      const begun = performance.now();
      const notes: string[] = [];
      open = name;
      showOpen();
      try {
        const result = await work((text) => notes.push(text));
        finish("✓", `${[name, ...notes].join(", ")} ${duration(performance.now() - begun)}`);
        return result;
      } catch (error) {
        finish("✗", name);
        throw error;
      }
    },
  };
}

function duration(ms: number): string {
  return ms < 950 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`;
}
