import { resultTexts } from "@cathedra/domain/messages";
import { benchmarkText, type MetricResult, withUnit } from "@cathedra/domain/results";
import * as css from "./MetricRow.css.ts";
import { OutcomeMark } from "./OutcomeMark.tsx";
import { ValueBar } from "./ValueBar.tsx";

/** One metric: what was measured, what is asked, and whether it was met (6.008, 6.009). */
export function MetricRow({ result }: { readonly result: MetricResult }) {
  const { metric, value, benchmarks, outcome } = result;
  const asked = benchmarks.map((each) => benchmarkText(metric, each, value)).join(" and ");
  return (
    <li className={css.metric}>
      <div className={css.name}>
        <span className={css.label}>{metric.label}</span>
        {metric.description !== "" && <span className={css.quiet}>{metric.description}</span>}
      </div>
      <div className={css.measured}>
        <span className={value === null ? css.missing : css.value}>
          {withUnit(metric, value, benchmarks[0]?.value)}
        </span>
        <span className={css.quiet}>{asked === "" ? resultTexts.noBenchmark : asked}</span>
        <ValueBar result={result} />
      </div>
      <div className={css.mark}>
        <OutcomeMark outcome={outcome} />
      </div>
    </li>
  );
}
