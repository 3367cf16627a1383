import { reportLimits } from "@cathedra/domain/logbook-report";
import { logbookReportTexts as texts } from "@cathedra/domain/messages";
import { Button } from "@cathedra/ui-kit/Button";
import { FileText } from "@cathedra/ui-kit/Icon";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { graphql, useFragment } from "react-relay/hooks";
import { useRevalidator } from "react-router";
import type { MakeReport_reports$key } from "../../../__generated__/MakeReport_reports.graphql.ts";
import { OperationCard } from "../../../features/operation/OperationCard.tsx";
import { type ReportRequest, useReportChanges } from "./use-report-changes.ts";

export type MakeReportProps = {
  readonly reports: MakeReport_reports$key;
  /** Whether there are cases, and not too many. */
  readonly isPossible: boolean;
  readonly variables: ReportRequest;
};

/** Requests a report, and shows how far the worker is with it. */
export function MakeReport({ reports: key, isPossible, variables }: MakeReportProps) {
  const { reports, latest } = useFragment(
    graphql`
      fragment MakeReport_reports on LogbookReports {
        reports {
          id
        }
        latest {
          id
          state
          ...OperationCard_operation
        }
      }
    `,
    key,
  );
  const { revalidate } = useRevalidator();
  const { make, isMaking } = useReportChanges();
  const isActive = latest?.state === "waiting" || latest?.state === "running";
  const isFull = reports.length >= reportLimits.maxReports;
  return (
    <Stack gap={3}>
      <Text measure="reading">{texts.privacy}</Text>
      <div>
        <Button
          variant="primary"
          icon={FileText}
          isPending={isMaking || isActive}
          isDisabled={!isPossible || isFull}
          onPress={() => void make(variables)}
        >
          {texts.make}
        </Button>
      </div>
      {isFull && <Text tone="muted">{texts.full}</Text>}
      {latest != null && (
        <OperationCard
          key={latest.id}
          title={texts.pdf.title}
          operation={latest}
          isPolled
          onChanged={() => void revalidate()}
        />
      )}
    </Stack>
  );
}
