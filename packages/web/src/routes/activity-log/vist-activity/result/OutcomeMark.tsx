import { resultTexts } from "@cathedra/domain/messages";
import type { Outcome } from "@cathedra/domain/results";
import { Badge, type BadgeProps } from "@cathedra/ui-kit/Badge";
import { CircleCheck, Minus, TriangleAlert } from "@cathedra/ui-kit/Icon";

const looks: Readonly<Record<Outcome, Pick<BadgeProps, "tone" | "icon">>> = {
  met: { tone: "success", icon: CircleCheck },
  not_met: { tone: "warning", icon: TriangleAlert },
  not_evaluated: { tone: "neutral", icon: Minus },
};

type OutcomeMarkProps = { readonly outcome: Outcome; readonly isImplausible: boolean };

/** Whether a metric was met, or why that is unknown: by icon, word and colour (6.008). */
export function OutcomeMark({ outcome, isImplausible }: OutcomeMarkProps) {
  if (isImplausible)
    return (
      <Badge tone="warning" icon={TriangleAlert}>
        {resultTexts.implausible}
      </Badge>
    );
  return <Badge {...looks[outcome]}>{resultTexts.outcomes[outcome]}</Badge>;
}
