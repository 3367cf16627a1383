import { spaceAddress } from "@cathedra/domain/learning";
import { coursePageTexts, courseTexts } from "@cathedra/domain/messages";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { graphql } from "react-relay/hooks";
import { Navigate, useLocation } from "react-router";
import type { SpaceByNameQuery } from "../../../__generated__/SpaceByNameQuery.graphql.ts";
import { Section } from "../../../features/section/Section.tsx";
import { useRouteQuery } from "../../../relay/use-route-query.ts";
import { ContentError } from "../../../shell/ContentError.tsx";
import { PortalPage } from "../../../shell/PortalPage.tsx";
import { crumbs } from "../crumbs.ts";
import { NotFoundHere } from "../NotFoundHere.tsx";

/** Redirects from the name of a learning space to its page (5.002, X06). */
export function Component() {
  return (
    <PortalPage title={courseTexts.spaces} crumbs={crumbs}>
      <Section placeholder={<Skeleton kind="block" height={236} label={courseTexts.loadingSpaces} />}>
        <Lead />
      </Section>
    </PortalPage>
  );
}

function Lead() {
  const { search } = useLocation();
  const { talentBranchByName: space } = useRouteQuery<SpaceByNameQuery>(graphql`
    query SpaceByNameQuery($name: String!) @preloadable {
      ...Viewer_query
      talentBranchByName(name: $name) {
        id
        name
      }
    }
  `);
  if (space == null) return <NotFoundHere>{coursePageTexts.noSuchSpace}</NotFoundHere>;
  return <Navigate to={spaceAddress(space) + search} replace />;
}

export { ContentError as ErrorBoundary };
