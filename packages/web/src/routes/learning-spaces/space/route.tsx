import { spaceAddress } from "@cathedra/domain/learning";
import { coursePageTexts, courseTexts } from "@cathedra/domain/messages";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { graphql } from "react-relay/hooks";
import type { LearningSpaceQuery } from "../../../__generated__/LearningSpaceQuery.graphql.ts";
import { FoldedText } from "../../../features/folded-text/FoldedText.tsx";
import { useRefreshOnReturn } from "../../../features/poll/use-refresh-on-return.ts";
import { Section } from "../../../features/section/Section.tsx";
import { useRouteQuery } from "../../../relay/use-route-query.ts";
import { ContentError } from "../../../shell/ContentError.tsx";
import { PortalPage } from "../../../shell/PortalPage.tsx";
import { crumbs } from "../crumbs.ts";
import { NotFoundHere } from "../NotFoundHere.tsx";
import { SpaceCourses } from "./SpaceCourses.tsx";

/** One learning space with the person's courses in it (5.002). */
export function Component() {
  const loading = <Skeleton kind="block" height={420} label="Loading the courses" />;
  const waiting = (
    <PortalPage title={courseTexts.spaces} crumbs={crumbs}>
      {loading}
    </PortalPage>
  );
  return (
    <Section
      placeholder={waiting}
      around={(failure) => (
        <PortalPage title={courseTexts.spaces} crumbs={crumbs}>
          {failure}
        </PortalPage>
      )}
    >
      <Space />
    </Section>
  );
}

function Space() {
  useRefreshOnReturn();
  const data = useRouteQuery<LearningSpaceQuery>(graphql`
    query LearningSpaceQuery($branchId: Int!) @preloadable {
      ...Viewer_query
      talentBranch(branchId: $branchId) {
        id
        name
        title
        description
      }
      ...SpaceCourses_query @arguments(branchId: $branchId)
    }
  `);
  const { talentBranch: space } = data;
  if (space == null) {
    return (
      <PortalPage title={courseTexts.spaces} crumbs={crumbs}>
        <NotFoundHere>{coursePageTexts.noSuchSpace}</NotFoundHere>
      </PortalPage>
    );
  }
  return (
    <PortalPage
      title={space.title}
      crumbs={[...crumbs, { label: space.title, href: spaceAddress(space) }]}
      explanation={<FoldedText text={space.description} />}
    >
      <SpaceCourses query={data} space={space} />
    </PortalPage>
  );
}

export { ContentError as ErrorBoundary };
