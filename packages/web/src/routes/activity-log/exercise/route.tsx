import { fullName } from "@cathedra/domain";
import { seriesTexts } from "@cathedra/domain/messages";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { Heading } from "@cathedra/ui-kit/Heading";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import type { ReactNode } from "react";
import { graphql } from "react-relay/hooks";
import { useLocation, useParams } from "react-router";
import type { ExerciseQuery } from "../../../__generated__/ExerciseQuery.graphql.ts";
import { useRefreshOnReturn } from "../../../features/poll/use-refresh-on-return.ts";
import { progressHref } from "../../../features/progress/exercise-href.ts";
import { Section } from "../../../features/section/Section.tsx";
import { useRouteQuery } from "../../../relay/use-route-query.ts";
import { ContentError } from "../../../shell/ContentError.tsx";
import { PortalPage } from "../../../shell/PortalPage.tsx";
import { useViewer } from "../../../shell/use-viewer.ts";
import { MetricCharts } from "../attempts/MetricCharts.tsx";
import { logCrumbs } from "../crumbs.ts";
import { NoAttempts } from "./NoAttempts.tsx";
import { Verdict } from "./Verdict.tsx";

/** A person's attempts at an exercise: their status, whether they are proficient, and every metric over time. */
export function Component() {
  const around = (content: ReactNode) => (
    <PortalPage title="Learning curve" crumbs={logCrumbs}>
      {content}
    </PortalPage>
  );
  return (
    <Section
      placeholder={around(<Skeleton kind="block" height={520} label="Loading the attempts" />)}
      around={around}
      failure={seriesTexts.notLoaded}
    >
      <Exercise />
    </Section>
  );
}

function Exercise() {
  useRefreshOnReturn();
  const { pathname, search } = useLocation();
  const { moduleCode = "", exerciseCode = "" } = useParams();
  const viewer = useViewer()?.keycloak_id;
  const { exerciseSeries: series } = useRouteQuery<ExerciseQuery>(graphql`
    query ExerciseQuery($exerciseKey: String!, $uid: ID) @preloadable {
      ...Viewer_query
      exerciseSeries(exerciseKey: $exerciseKey, uid: $uid) {
        exerciseName
        moduleName
        count
        person {
          keycloak_id
          first_name
          last_name
        }
        attempts {
          id
          progress
        }
        metrics {
          metric {
            internal_id
          }
        }
        verdicts {
          institutionId
          ...Verdict_verdict
        }
        ...Verdict_attempts
        ...MetricCharts_series
      }
    }
  `);
  if (series == null) return <NoAttempts exerciseKey={`${moduleCode}/${exerciseCode}`} />;
  const { exerciseName, moduleName, person, attempts, count, metrics, verdicts } = series;
  const name = fullName({ firstName: person.first_name, lastName: person.last_name });
  const isOwn = person.keycloak_id === viewer;
  return (
    <PortalPage
      title={exerciseName}
      documentTitle={`${exerciseName} · Learning curve`}
      crumbs={[...logCrumbs, { label: exerciseName, href: `${pathname}${search}` }]}
      explanation={isOwn ? moduleName : `${moduleName} · ${name}`}
      actions={
        <LinkButton href={progressHref(isOwn ? undefined : person.keycloak_id)}>
          {isOwn ? "Your progress" : "All their exercises"}
        </LinkButton>
      }
    >
      <Stack gap={6}>
        {verdicts.map((verdict) => (
          <Verdict
            key={verdict.institutionId ?? 0}
            verdict={verdict}
            attempts={series}
            isOneOfMany={verdicts.length > 1}
          />
        ))}
        <Stack gap={4}>
          <Heading level={2}>Metrics over the attempts</Heading>
          {attempts.length < count && (
            <Text tone="muted">{seriesTexts.getLatest(attempts.length, count)}</Text>
          )}
          {metrics.length === 0 ? (
            <EmptyState>{seriesTexts.nothingToCompare}</EmptyState>
          ) : (
            <MetricCharts series={series} />
          )}
        </Stack>
      </Stack>
    </PortalPage>
  );
}

export { ContentError as ErrorBoundary };
