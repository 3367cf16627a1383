import { type Instant, instant } from "@cathedra/domain";
import type { FigureAge } from "@cathedra/domain/messages";

/**
 * The age of the figures as the portal knows it, when the browser received it, and how long after that they count as
 * current.
 */
export type ProgressFigures = FigureAge & { readonly toldAt: Instant; readonly currentForMs: number };

type Aged = {
  readonly age: FigureAge | null;
  /** Whether the figures were current when they arrived and no longer are. */
  readonly isAged: boolean;
  readonly changesAt: Instant | null;
};

/** The state of the figures at this time: figures that were up to date become old without a further answer of the API. */
export function progressFiguresAt(figures: ProgressFigures | null, now: Instant): Aged {
  if (figures === null) return { age: null, isAged: false, changesAt: null };
  const { toldAt, currentForMs, ...age } = figures;
  if (!age.isCurrent) return { age, isAged: false, changesAt: null };
  const agedAt = instant(toldAt + currentForMs);
  if (now < agedAt) return { age, isAged: false, changesAt: agedAt };
  return { age: { ...age, isCurrent: false }, isAged: true, changesAt: null };
}

type Refreshing = {
  /** Requests the figures; `hasReturned` tells whether the person has just returned from the platform. */
  readonly ask: (hasReturned: boolean) => Promise<ProgressFigures>;
  readonly onFigures: (figures: ProgressFigures) => void;
  readonly pause?: (ms: number, call: () => void) => () => void;
};

/** The delays after which a page asks again for a synchronization that is still running; after the last one it stops asking. */
const againAfterMs = [2_000, 4_000, 8_000, 16_000, 32_000] as const;

const pauseFor = (ms: number, call: () => void): (() => void) => {
  const timer = setTimeout(call, ms);
  return () => clearTimeout(timer);
};

/**
 * Requests figures, and a few more times while they are not up to date. A new request ends the repetitions of the former one.
 */
export function createProgressRefresh({ ask, onFigures, pause = pauseFor }: Refreshing) {
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
