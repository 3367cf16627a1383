/** What the portal knows of how old the figures are. */
export type Figures = { readonly readAt: string | null; readonly isCurrent: boolean };

type Refreshing = {
  /** `hasReturned`: from the platform. */
  readonly ask: (hasReturned: boolean) => Promise<Figures>;
  readonly onFigures: (figures: Figures) => void;
  readonly pause?: (ms: number, call: () => void) => () => void;
};

/** A reading that goes on behind its answer is asked for again so long after it, and then left alone. */
const againAfterMs = [2_000, 4_000, 8_000] as const;

const pauseFor = (ms: number, call: () => void): (() => void) => {
  const timer = setTimeout(call, ms);
  return () => clearTimeout(timer);
};

/** Asks for figures and, while they are not current, a few times more. A new question ends those that are left of the one before. */
export function openRefreshing({ ask, onFigures, pause = pauseFor }: Refreshing) {
  let round = 0;
  let cancel = () => {};

  async function askIn(own: number, hasReturned: boolean, left: readonly number[]): Promise<void> {
    const figures = await ask(hasReturned).catch(() => null);
    if (own !== round) return;
    if (figures !== null) onFigures(figures);
    const [next, ...later] = left;
    if (figures?.isCurrent === true || next === undefined) return;
    cancel = pause(next, () => void askIn(own, hasReturned, later));
  }

  return {
    refresh: (hasReturned: boolean) => {
      cancel();
      round += 1;
      void askIn(round, hasReturned, againAfterMs);
    },
    end: () => {
      cancel();
      round += 1;
    },
  };
}
