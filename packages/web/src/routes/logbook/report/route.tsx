import { fullName } from "@cathedra/domain";
import { requirementSetIds, requirementSetShortNames } from "@cathedra/domain/logbook-report";
import { logbookReportTexts as texts } from "@cathedra/domain/messages";
import { Select } from "@cathedra/ui-kit/Select";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { Stack } from "@cathedra/ui-kit/Stack";
import { graphql } from "react-relay/hooks";
import { useSearchParams } from "react-router";
import type { LogbookReportQuery } from "../../../__generated__/LogbookReportQuery.graphql.ts";
import { useRefreshOnReturn } from "../../../features/poll/use-refresh-on-return.ts";
import { Section } from "../../../features/section/Section.tsx";
import { localDay } from "../../../format/dates.ts";
import { useRouteQuery } from "../../../relay/use-route-query.ts";
import { ContentError } from "../../../shell/ContentError.tsx";
import { useViewer } from "../../../shell/use-viewer.ts";
import { reportCrumbs } from "../crumbs.ts";
import { LogbookPage } from "../LogbookPage.tsx";
import { PeriodPicker } from "../numbers/PeriodPicker.tsx";
import { readReportView, writeReportView } from "../numbers/report-view.ts";
import { getDays } from "../numbers/totals-view.ts";
import { MakeReport } from "./MakeReport.tsx";
import { Reports } from "./Reports.tsx";
import { Requirements } from "./Requirements.tsx";

const sets = requirementSetIds.map((value) => ({ value, label: requirementSetShortNames[value] }));

/** The cases that count towards a set of requirements, and the reports that examiners can verify. */
export function Component() {
  const [query, setQuery] = useSearchParams();
  const view = readReportView(query);
  return (
    <LogbookPage title={texts.title} crumbs={reportCrumbs} explanation={texts.explanation}>
      <Stack gap={6}>
        <PeriodPicker
          view={view}
          onChange={(changed) => setQuery(writeReportView({ ...view, ...changed }), { replace: true })}
        >
          <Select
            label={texts.set}
            options={sets}
            value={view.set}
            onChange={(value) => {
              const set = requirementSetIds.find((known) => known === value);
              if (set !== undefined) setQuery(writeReportView({ ...view, set }), { replace: true });
            }}
          />
        </PeriodPicker>
        <Section
          placeholder={<Skeleton kind="block" height={480} label={texts.loading} />}
          failure={texts.notLoaded}
        >
          <Report />
        </Section>
      </Stack>
    </LogbookPage>
  );
}

function Report() {
  useRefreshOnReturn();
  const { logbookReportPreview, logbookReports, logbookTotalsGroups } =
    useRouteQuery<LogbookReportQuery>(graphql`
    query LogbookReportQuery($from: Date, $to: Date!, $requirementSet: LogbookRequirementSet!) @preloadable {
      ...Viewer_query
      logbookReportPreview(from: $from, to: $to, requirementSet: $requirementSet) {
        cases
        isTooLong
        ...Requirements_preview
      }
      logbookReports {
        ...MakeReport_reports
        ...Reports_reports
      }
      logbookTotalsGroups(limit: 1) {
        totalCount
      }
    }
  `);
  const [query] = useSearchParams();
  const view = readReportView(query);
  const { from, to } = getDays(view, localDay());
  const viewer = useViewer();
  // The list of records of people who oversee groups also has other people's, so it is filtered by the viewer's name.
  const isFiltered = logbookTotalsGroups.totalCount > 0 && viewer !== undefined;
  const name = isFiltered
    ? fullName({ firstName: viewer.first_name ?? "", lastName: viewer.last_name ?? "" })
    : null;
  const { cases, isTooLong } = logbookReportPreview;
  return (
    <Stack gap={6}>
      <Requirements
        preview={logbookReportPreview}
        within={{ startDate: from, endDate: to, participantName: name }}
      />
      <MakeReport
        reports={logbookReports}
        isPossible={cases > 0 && !isTooLong}
        variables={{ from, to, requirementSet: view.set }}
      />
      <Reports reports={logbookReports} />
    </Stack>
  );
}

export { ContentError as ErrorBoundary };
