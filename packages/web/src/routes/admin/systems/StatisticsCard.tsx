import { stationAdminTexts as texts } from "@cathedra/domain/messages";
import { FoldingCard } from "@cathedra/ui-kit/FoldingCard";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { lazy, useState } from "react";
import { Section } from "../../../features/section/Section.tsx";

const LogsStatistics = lazy(() =>
  import("./LogsStatistics.tsx").then((file) => ({ default: file.LogsStatistics })),
);

/** Statistics of all systems, shown on request (10.002, 10.005, 10.007, 10.008). */
export function StatisticsCard() {
  const [isExpanded, setExpanded] = useState(false);
  return (
    <FoldingCard title={texts.statistics} isExpanded={isExpanded} onExpandedChange={setExpanded}>
      <Section placeholder={<Skeleton lines={3} label="Loading the statistics" />}>
        <LogsStatistics />
      </Section>
    </FoldingCard>
  );
}
