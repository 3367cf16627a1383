import { softwareReleaseTexts as texts } from "@cathedra/domain/messages";
import { Badge, type BadgeProps } from "@cathedra/ui-kit/Badge";
import { type ReleaseState, releaseStates } from "./software-view.ts";

const tones: Readonly<Record<ReleaseState, NonNullable<BadgeProps["tone"]>>> = {
  draft: "info",
  published: "success",
  withdrawn: "neutral",
};

/** The state of a release as a badge; nothing for a state that this version of the page does not know. */
export function ReleaseStateBadge({ state }: { readonly state: string }) {
  const known = releaseStates.find((each) => each === state);
  return known === undefined ? null : <Badge tone={tones[known]}>{texts.states[known]}</Badge>;
}
