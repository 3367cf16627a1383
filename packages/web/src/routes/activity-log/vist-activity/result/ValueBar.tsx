import type { MetricResult } from "@cathedra/domain/results";
import { MeasureBar } from "@cathedra/ui-kit/MeasureBar";
import * as css from "./MetricRow.css.ts";
import { barOf, barTones } from "./value-bar.ts";

/** The value as a bar, with its benchmark as a line across; the text beside it says the same. */
export function ValueBar({ result }: { readonly result: MetricResult }) {
  const bar = barOf(result);
  if (bar === null) return null;
  return (
    <span className={css.chart}>
      <MeasureBar value={bar.value} mark={bar.asked} tone={barTones[result.outcome]} />
    </span>
  );
}
