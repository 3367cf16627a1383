import { coursePageTexts, courseTexts } from "@cathedra/domain/messages";
import { Card } from "@cathedra/ui-kit/Card";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { GraduationCap } from "@cathedra/ui-kit/Icon";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { graphql } from "react-relay/hooks";
import type { LearningSpacesQuery } from "../../__generated__/LearningSpacesQuery.graphql.ts";
import { SpaceCards } from "../../features/learning/SpaceCards.tsx";
import { useRefreshOnReturn } from "../../features/poll/use-refresh-on-return.ts";
import { Section } from "../../features/section/Section.tsx";
import { useRouteQuery } from "../../relay/use-route-query.ts";
import { ContentError } from "../../shell/ContentError.tsx";
import { PortalPage } from "../../shell/PortalPage.tsx";
import { crumbs } from "./crumbs.ts";

/** The learning spaces that someone is in (5.001). */
export function Component() {
  return (
    <PortalPage
      title={courseTexts.spaces}
      crumbs={crumbs}
      explanation="The fields of training open to you, and their courses."
    >
      <Section placeholder={<Skeleton kind="block" height={204} label={courseTexts.loadingSpaces} />}>
        <Spaces />
      </Section>
    </PortalPage>
  );
}

function Spaces() {
  useRefreshOnReturn();
  const { enrolledTalentBranches: spaces } = useRouteQuery<LearningSpacesQuery>(graphql`
    query LearningSpacesQuery @preloadable {
      ...Viewer_query
      enrolledTalentBranches {
        id
        ...SpaceCard_space
      }
    }
  `);
  if (spaces.length > 0) return <SpaceCards spaces={spaces} level={2} />;
  return (
    <Card>
      <Stack gap={2} align="center">
        <EmptyState icon={GraduationCap}>{courseTexts.noSpaces}</EmptyState>
        <Text size="small" tone="muted">
          {coursePageTexts.howToGet}
        </Text>
      </Stack>
    </Card>
  );
}

export { ContentError as ErrorBoundary };
