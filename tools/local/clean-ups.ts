/** Clean-up functions, run newest first; a failing one does not stop the others. */
export type CleanUps = {
  add(stop: () => Promise<void> | void): void;
  run(): Promise<readonly unknown[]>;
};

export function createCleanUps(): CleanUps {
  const stops: (() => Promise<void> | void)[] = [];
  return {
    add: (stop) => void stops.push(stop),
    async run() {
      const failures: unknown[] = [];
      for (let stop = stops.pop(); stop !== undefined; stop = stops.pop()) {
        try {
          await stop();
        } catch (error) {
          failures.push(error);
        }
      }
      return failures;
    },
  };
}
