import { resultTexts } from "@cathedra/domain/messages";
import type { RunOutcome } from "@cathedra/domain/results";
import { Badge, type BadgeProps } from "@cathedra/ui-kit/Badge";
import { CircleCheck, Minus, TriangleAlert } from "@cathedra/ui-kit/Icon";

type RunResultProps = {
  readonly run: { readonly outcome: RunOutcome; readonly outcomeText: string };
  /** Whether to omit the implausible values, as in lists; the page of the run shows them. */
  readonly isShort?: boolean;
};

const uncounted = { tone: "neutral", icon: Minus } as const;
const looks: Readonly<Partial<Record<RunOutcome, Pick<BadgeProps, "tone" | "icon">>>> = {
  met: { tone: "success", icon: CircleCheck },
  notMet: { tone: "warning", icon: TriangleAlert },
  implausible: { tone: "warning", icon: TriangleAlert },
};

/** The outcome of a run, with an icon in addition to the colour (6.007). */
export function RunResult({ run: { outcome, outcomeText }, isShort = false }: RunResultProps) {
  return (
    <Badge {...(looks[outcome] ?? uncounted)} isSentence={!isShort}>
      {outcome === "implausible" && isShort ? resultTexts.implausible : outcomeText}
    </Badge>
  );
}
