import * as css from "./PassStrip.css.ts";

export type PassStripProps = {
  /** The oldest first: whether each was a pass; null where nothing was evaluated. */
  readonly passes: readonly (boolean | null)[];
};

/** The latest attempts one beside the other: a pass stands high and full, a failure low and empty, what was not evaluated is a dot. */
export function PassStrip({ passes }: PassStripProps) {
  return (
    <span {...{ role: "img", "aria-label": wordsOf(passes) }} className={css.strip}>
      {keyed(passes).map(({ key, passed }) => (
        <span key={key} className={css.mark[lookOf(passed)]} />
      ))}
    </span>
  );
}

/** In words, as it is read out and saved. */
export function wordsOf(passes: readonly (boolean | null)[]): string {
  return passes
    .map((passed) => (passed === null ? "not evaluated" : passed ? "passed" : "not passed"))
    .join(", ");
}

function keyed(passes: PassStripProps["passes"]) {
  return passes.map((passed, place) => ({ key: passes.length - place, passed }));
}

function lookOf(passed: boolean | null): keyof typeof css.mark {
  return passed === null ? "none" : passed ? "passed" : "failed";
}
