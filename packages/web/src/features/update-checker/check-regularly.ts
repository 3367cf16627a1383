export type Checking = {
  /** The pause before the next check in milliseconds, by the number of checks so far. */
  readonly after: (looks: number) => number;
  /** Whether a check is wanted now; an unwanted one still counts. */
  readonly isWanted: () => boolean;
  readonly check: () => Promise<void>;
  readonly onFailure: () => void;
};

/** Checks at growing intervals, whatever the results, until the page is closed (X56). Returns a function that stops it. */
export function checkRegularly({ after, isWanted, check, onFailure }: Checking): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const wait = (looks: number) => {
    timer = setTimeout(() => void runCheck(looks), after(looks));
  };
  const runCheck = async (looks: number) => {
    if (isWanted()) await check().catch(onFailure);
    if (!isOver) wait(looks + 1);
  };
  wait(0);
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
