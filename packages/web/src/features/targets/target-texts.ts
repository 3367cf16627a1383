import { levelLabel, levels, type TargetState } from "@cathedra/domain/logbook";
import { showDay } from "../../format/dates.ts";

type Progress = {
  readonly state: TargetState;
  readonly expected: number;
  readonly remaining: number;
  readonly until?: string | null | undefined;
};

export const stateTones = {
  reached: "success",
  onTrack: "accent",
  behind: "warning",
  notStarted: "neutral",
} as const satisfies { readonly [State in TargetState]: string };

export const stateNames: { readonly [State in TargetState]: string } = {
  reached: "Reached",
  onTrack: "On track",
  behind: "Behind",
  notStarted: "Not started",
};

/** The progress towards a target as text, because it must not be shown by colour alone. */
export function progressText({ state, expected, remaining, until }: Progress): string {
  if (state === "reached" || state === "notStarted") return stateNames[state];
  const pace = expected > 0 ? `${stateNames[state]}: ${expected} expected by now` : stateNames[state];
  const end = until == null ? "" : ` until ${showDay(until)}`;
  return `${pace} · ${remaining} to go${end}`;
}

type Rule = {
  readonly interventionType?: string | null | undefined;
  readonly organSystem?: string | null | undefined;
  readonly category?: string | null | undefined;
  readonly subCategory?: string | null | undefined;
  readonly roles: readonly string[];
  readonly levels: readonly string[];
};

/** Describes in one line what counts towards a target. */
export function targetText({ interventionType, organSystem, category, subCategory, ...rule }: Rule): string {
  const path = [interventionType, organSystem, category, subCategory].filter((level) => level != null);
  const atLevels = rule.levels.map((level) => {
    const known = levels.find((each) => each === level);
    return known === undefined ? level : levelLabel(known);
  });
  return [
    path.length === 0 ? "All procedures" : path.join(" › "),
    rule.roles.length === 0 ? "any role" : `as ${rule.roles.join(" or ").toLowerCase()}`,
    ...(atLevels.length === 0 ? [] : [`at ${atLevels.join(", ")}`]),
  ].join(" · ");
}
