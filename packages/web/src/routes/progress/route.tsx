import { progressPageTexts } from "@cathedra/domain/messages";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { Stack } from "@cathedra/ui-kit/Stack";
import { graphql } from "react-relay/hooks";
import type { ProgressQuery } from "../../__generated__/ProgressQuery.graphql.ts";
import { useRefreshOnReturn } from "../../features/poll/use-refresh-on-return.ts";
import { Section } from "../../features/section/Section.tsx";
import { useRouteQuery } from "../../relay/use-route-query.ts";
import { ContentError } from "../../shell/ContentError.tsx";
import { PortalPage } from "../../shell/PortalPage.tsx";
import { Progress } from "./Progress.tsx";

/** A person's progress in the exercises of the simulator, with next steps: one's own, or that of an administered person. */
export function Component() {
  return (
    <Section
      failure={progressPageTexts.notLoaded}
      placeholder={<Placeholder />}
      notFound={
        <PortalPage title="Progress">
          <EmptyState action={<LinkButton href="/progress">Your own progress</LinkButton>}>
            Person not found, or you have no access to their progress.
          </EmptyState>
        </PortalPage>
      }
      around={(failure) => <PortalPage title="Progress">{failure}</PortalPage>}
    >
      <ProgressOfPerson />
    </Section>
  );
}

function Placeholder() {
  return (
    <PortalPage title="Progress">
      <Stack gap={6}>
        <Skeleton kind="block" height={190} label="Loading the progress" />
        <Skeleton kind="rows" rows={6} columns={5} label="" />
      </Stack>
    </PortalPage>
  );
}

function ProgressOfPerson() {
  useRefreshOnReturn();
  const { personProgress, myAssignments } = useRouteQuery<ProgressQuery>(graphql`
    query ProgressQuery($uid: ID, $isOwn: Boolean!) @preloadable {
      ...Viewer_query
      personProgress(uid: $uid) {
        ...Progress_progress
      }
      myAssignments(isOpen: true) @include(if: $isOwn) {
        ...AssignedNotYetRun_assignments
      }
    }
  `);
  return <Progress progress={personProgress} assignments={myAssignments ?? null} />;
}

export { ContentError as ErrorBoundary };
