import { softwareReleaseTexts as texts } from "@cathedra/domain/messages";
import { Badge, type BadgeProps } from "@cathedra/ui-kit/Badge";
import { isReleaseState } from "./release-texts.ts";

const tones: Readonly<Record<keyof typeof texts.states, NonNullable<BadgeProps["tone"]>>> = {
  draft: "info",
  published: "success",
  withdrawn: "neutral",
};

/** The state of a release as a badge; nothing for a state that this version of the page does not know. */
export function ReleaseStateBadge({ state }: { readonly state: string }) {
  return isReleaseState(state) ? <Badge tone={tones[state]}>{texts.states[state]}</Badge> : null;
}
