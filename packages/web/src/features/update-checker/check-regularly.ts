export type Checking = {
  /** How long to wait before the next look, after so many. */
  readonly after: (looks: number) => number;
  /** Whether somebody is there to look for; a look that is not wanted counts as one. */
  readonly isWanted: () => boolean;
  readonly check: () => Promise<void>;
  readonly onFailure: () => void;
};

/** Looks again and again, ever more rarely, whatever came of it, until the page is gone (X56). Answers what ends it. */
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
