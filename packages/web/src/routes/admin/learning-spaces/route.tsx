import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { Stack } from "@cathedra/ui-kit/Stack";
import { graphql } from "react-relay/hooks";
import type { AdminSpacesQuery } from "../../../__generated__/AdminSpacesQuery.graphql.ts";
import { useRefreshOnReturn } from "../../../features/poll/use-refresh-on-return.ts";
import { Section } from "../../../features/section/Section.tsx";
import { useRouteQuery } from "../../../relay/use-route-query.ts";
import { AdminPage } from "../AdminPage.tsx";
import { SpaceList } from "./SpaceList.tsx";

/** The learning spaces, with the name and logo that people see (5.026-5.029). */
export function Component() {
  return (
    <AdminPage
      section="learning-spaces"
      title="Learning spaces"
      documentTitle="Learning spaces · Administration"
    >
      <Section placeholder={<Places />}>
        <Spaces />
      </Section>
    </AdminPage>
  );
}

function Places() {
  return (
    <Stack gap={4}>
      <Skeleton kind="block" height={112} label="Loading the learning spaces" />
      <Skeleton kind="block" height={112} />
      <Skeleton kind="block" height={112} />
    </Stack>
  );
}

function Spaces() {
  useRefreshOnReturn();
  const { talentBranches } = useRouteQuery<AdminSpacesQuery>(graphql`
    query AdminSpacesQuery @preloadable {
      ...Viewer_query
      talentBranches {
        id
        ...SpaceList_space
      }
    }
  `);
  return <SpaceList spaces={talentBranches} />;
}
