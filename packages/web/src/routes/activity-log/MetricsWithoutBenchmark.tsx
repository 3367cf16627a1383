import { resultTexts } from "@cathedra/domain/messages";
import { Disclosure } from "@cathedra/ui-kit/Disclosure";
import type { ReactNode } from "react";
import { useAllMetrics } from "./use-all-metrics.ts";

export type MetricsWithoutBenchmarkProps = {
  readonly level: 2 | 3;
  /** The number of metrics without a benchmark. */
  readonly count: number;
  readonly children: ReactNode;
};

/** The metrics without a benchmark, collapsed until the person opens them; the address stores that they are open. */
export function MetricsWithoutBenchmark({ level, count, children }: MetricsWithoutBenchmarkProps) {
  const [isShown, show] = useAllMetrics();
  return (
    <Disclosure
      title={resultTexts.withoutBenchmark}
      summary={resultTexts.metrics(count)}
      level={level}
      indent="none"
      isExpanded={isShown}
      onExpandedChange={show}
    >
      {children}
    </Disclosure>
  );
}
