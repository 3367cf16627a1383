import { softwareReleaseTexts as texts } from "@cathedra/domain/messages";
import { Badge, type BadgeProps } from "@cathedra/ui-kit/Badge";
import { type ReleaseState, releaseStates } from "./software-view.ts";

const tones: Readonly<Record<ReleaseState, NonNullable<BadgeProps["tone"]>>> = {
  draft: "info",
  published: "success",
  withdrawn: "neutral",
};

/** How a release stands; of what this page does not know yet, nothing. */
export function ReleaseStateBadge({ state }: { readonly state: string }) {
  const known = releaseStates.find((each) => each === state);
  return known === undefined ? null : <Badge tone={tones[known]}>{texts.states[known]}</Badge>;
}
