import { conditionTexts } from "@cathedra/domain/messages";
import type { StationCondition } from "@cathedra/domain/stations";
import { Badge, type BadgeProps } from "@cathedra/ui-kit/Badge";
import { Inline } from "@cathedra/ui-kit/Inline";

const tones: Readonly<Record<StationCondition, NonNullable<BadgeProps["tone"]>>> = {
  connected: "success",
  away: "neutral",
  not_seen: "danger",
  unknown: "info",
  never_enrolled: "info",
  revoked: "danger",
  cloned: "danger",
  low_disk: "warning",
  outdated: "warning",
  clock_wrong: "warning",
};

/** The conditions of a system, each with its explanation. */
export function StationConditions({ of }: { readonly of: readonly string[] }) {
  return (
    <Inline gap={1}>
      {knownConditions(of).map((condition) => (
        <span key={condition} title={conditionTexts[condition].why}>
          <Badge tone={tones[condition]}>{conditionTexts[condition].label}</Badge>
        </span>
      ))}
    </Inline>
  );
}

/** The conditions that this page knows; a newer portal may report more. */
export function knownConditions(of: readonly string[]): readonly StationCondition[] {
  return of.filter((each): each is StationCondition => Object.hasOwn(conditionTexts, each));
}
