import type { TargetState } from "@cathedra/domain/logbook";

type TargetProgress = { readonly state: TargetState; readonly done: number; readonly expected: number };

/** The maximum number of targets that are listed on the start page. */
const maxShown = 4;

/** The targets that the person is behind in, the furthest behind first. */
export function targetsBehind<Each extends TargetProgress>(targets: readonly Each[]): readonly Each[] {
  return targets
    .filter(({ state }) => state === "behind")
    .toSorted((one, other) => missing(other) - missing(one))
    .slice(0, maxShown);
}

function missing({ expected, done }: TargetProgress): number {
  return expected - done;
}

/** Describes the targets that are not listed; `shown` of those behind are listed already. */
export function otherTargetsText(targets: readonly TargetProgress[], shown: number): string {
  const count = (state: TargetState) => targets.filter((each) => each.state === state).length;
  const parts = [
    [count("behind") - shown, "behind"],
    [count("onTrack"), "on track"],
    [count("reached"), "reached"],
    [count("notStarted"), "not started"],
  ] as const;
  const shownParts = parts.filter(([number]) => number > 0).map(([number, words]) => `${number} ${words}`);
  if (shown === 0) return `None of your ${targets.length} targets is behind: ${shownParts.join(", ")}.`;
  return shownParts.length === 0
    ? "No other targets are set for you."
    : `Other targets: ${shownParts.join(", ")}.`;
}
