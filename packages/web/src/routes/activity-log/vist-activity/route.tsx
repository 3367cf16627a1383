import { resultTexts } from "@cathedra/domain/messages";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { ClipboardList } from "@cathedra/ui-kit/Icon";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { Stack } from "@cathedra/ui-kit/Stack";
import type { ReactNode } from "react";
import { graphql } from "react-relay/hooks";
import { useLocation, useRevalidator } from "react-router";
import type { VistActivityQuery } from "../../../__generated__/VistActivityQuery.graphql.ts";
import { useHints } from "../../../features/hints/use-hints.ts";
import { useRefreshOnReturn } from "../../../features/poll/use-refresh-on-return.ts";
import { PrintButton } from "../../../features/print/PrintButton.tsx";
import { PrintedOwner } from "../../../features/print/PrintedOwner.tsx";
import { Section } from "../../../features/section/Section.tsx";
import { useRouteQuery } from "../../../relay/use-route-query.ts";
import { ContentError } from "../../../shell/ContentError.tsx";
import { PortalPage } from "../../../shell/PortalPage.tsx";
import { logCrumbs } from "../crumbs.ts";
import { DownloadCase } from "./DownloadCase.tsx";
import { RunFacts } from "./RunFacts.tsx";
import { RunTabs } from "./RunTabs.tsx";

/** One simulator run with its outcome (6.002). */
export function Component() {
  const around = (content: ReactNode) => (
    <PortalPage title="Result" crumbs={logCrumbs}>
      {content}
    </PortalPage>
  );
  return (
    <Section
      placeholder={around(<Skeleton kind="block" height={520} label="Loading the result" />)}
      around={around}
      failure={resultTexts.notLoaded}
    >
      <Run />
    </Section>
  );
}

function Run() {
  useRefreshOnReturn();
  const { revalidate } = useRevalidator();
  // Another attempt at the exercise may arrive while the page is open.
  useHints({ kind: "result", isWanted: true, everyMs: null, everyMsWhileLive: null, ask: revalidate });
  const { pathname } = useLocation();
  const { vistActivity: run } = useRouteQuery<VistActivityQuery>(graphql`
    query VistActivityQuery($id: ID!) @preloadable {
      ...Viewer_query
      vistActivity(id: $id) {
        id
        exerciseName
        moduleName
        moduleVersion
        createdBy {
          first_name
          last_name
        }
        ...RunFacts_activity
        ...RunTabs_activity
        ...DownloadCase_activity
      }
    }
  `);
  if (run == null) {
    return (
      <PortalPage title="Result" crumbs={logCrumbs}>
        <EmptyState icon={ClipboardList} action={<LinkButton href="/activity-log">Activity log</LinkButton>}>
          {resultTexts.noSuchRun}
        </EmptyState>
      </PortalPage>
    );
  }
  const { first_name, last_name } = run.createdBy;
  return (
    <PortalPage
      title={run.exerciseName}
      documentTitle={`${run.exerciseName} · Result`}
      crumbs={[...logCrumbs, { label: run.exerciseName, href: pathname }]}
      explanation={`${run.moduleName}, version ${run.moduleVersion}`}
      actions={
        <>
          <PrintButton />
          <DownloadCase activity={run} />
        </>
      }
    >
      <PrintedOwner title={run.exerciseName} owner={[`${first_name} ${last_name}`]} />
      <Stack gap={6}>
        <RunFacts activity={run} />
        <RunTabs key={run.id} activity={run} />
      </Stack>
    </PortalPage>
  );
}

export { ContentError as ErrorBoundary };
