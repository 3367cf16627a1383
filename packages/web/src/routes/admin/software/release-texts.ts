import { softwareReleaseTexts as texts } from "@cathedra/domain/messages";

type Counted = {
  readonly total: number;
  readonly installed: number;
  readonly failed: number;
};
type Rollout = {
  readonly isForAll: boolean;
  readonly customers: readonly unknown[];
  readonly stations: readonly unknown[];
};

/** A state that only a later version of the portal knows is shown by its code. */
export function stateText(state: string): string {
  return isReleaseState(state) ? texts.states[state] : state;
}

export function isReleaseState(state: string): state is keyof typeof texts.states {
  return Object.hasOwn(texts.states, state);
}

/** The recipients of a release, in a few words. */
export function recipientsText({ isForAll, customers, stations }: Rollout): string {
  if (isForAll) return texts.everyStation;
  return texts.rolloutOf(customers.length, stations.length) || texts.nobody;
}

/** The progress of a release in a few words; failures are always mentioned. */
export function progressText({ total, installed, failed }: Counted): string {
  if (total === 0) return texts.noStations;
  const done = texts.installedOf(installed, total);
  return failed === 0 ? done : `${done}, ${texts.failedOf(failed)}`;
}
