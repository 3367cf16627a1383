import { resultTexts } from "@cathedra/domain/messages";
import {
  benchmarkText,
  expertReferenceText,
  type MetricResult,
  type Outcome,
  withUnit,
} from "@cathedra/domain/results";
import { Badge, type BadgeProps } from "@cathedra/ui-kit/Badge";
import { Button } from "@cathedra/ui-kit/Button";
import { CircleCheck, Minus, TriangleAlert } from "@cathedra/ui-kit/Icon";
import { MeasureBar } from "@cathedra/ui-kit/MeasureBar";
import { useState } from "react";
import { type History, MetricHistory } from "./MetricHistory.tsx";
import * as css from "./MetricRow.css.ts";
import { barTones, getBar } from "./value-bar.ts";

const looks: Readonly<Record<Outcome, Pick<BadgeProps, "tone" | "icon">>> = {
  met: { tone: "success", icon: CircleCheck },
  not_met: { tone: "warning", icon: TriangleAlert },
  not_evaluated: { tone: "neutral", icon: Minus },
};

type OutcomeMarkProps = { readonly outcome: Outcome; readonly isImplausible: boolean };

/** Whether a metric was met, or why that is unknown: by icon, word and colour (6.008). */
function OutcomeMark({ outcome, isImplausible }: OutcomeMarkProps) {
  if (isImplausible)
    return (
      <Badge tone="warning" icon={TriangleAlert}>
        {resultTexts.implausible}
      </Badge>
    );
  return <Badge {...looks[outcome]}>{resultTexts.outcomes[outcome]}</Badge>;
}

export type MetricRowProps = { readonly result: MetricResult; readonly history: History };

/** One metric: its value, its benchmark, and whether it was met (6.008, 6.009); a button shows all attempts. */
export function MetricRow({ result, history }: MetricRowProps) {
  const { metric, value, benchmarks, outcome, implausible } = result;
  const [isOpen, setIsOpen] = useState(false);
  const benchmarkTexts = benchmarks.map((each) => benchmarkText(metric, each)).join(" and ");
  const isComparable = metric.is_comparable && metric.data_type !== "string";
  return (
    <li className={css.metric}>
      <div className={css.name}>
        <span className={css.label}>{metric.label}</span>
        {metric.description !== "" && <span className={css.description}>{metric.description}</span>}
        {metric.expert_reference != null && (
          <span className={css.description}>{expertReferenceText(metric, metric.expert_reference)}</span>
        )}
      </div>
      <div className={css.measured}>
        <span className={value === null ? css.missing : css.value}>
          {withUnit(metric, value, benchmarks[0]?.value)}
        </span>
        <span className={css.requested}>
          {benchmarkTexts === "" ? resultTexts.noBenchmark : benchmarkTexts}
        </span>
        <ValueBar result={result} />
      </div>
      <div className={css.mark}>
        <OutcomeMark outcome={outcome} isImplausible={implausible !== null} />
      </div>
      {isComparable && (
        <div className={css.act}>
          <Button
            size="small"
            variant="quiet"
            aria-label={`Attempts: ${metric.label}`}
            aria-expanded={isOpen}
            onPress={() => setIsOpen(!isOpen)}
          >
            Attempts
          </Button>
        </div>
      )}
      {isOpen && (
        <div className={css.history}>
          <MetricHistory metric={metric.internal_id} history={history} />
        </div>
      )}
    </li>
  );
}

/** The value as a bar, with its benchmark as a line across it; the text beside it has the same content. */
function ValueBar({ result }: { readonly result: MetricResult }) {
  const bar = getBar(result);
  if (bar === null) return null;
  return (
    <span className={css.chart}>
      <MeasureBar value={bar.value} mark={bar.asked} tone={barTones[result.outcome]} />
    </span>
  );
}
