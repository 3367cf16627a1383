import { progressTexts } from "@cathedra/domain/messages";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { graphql } from "react-relay/hooks";
import { useLocation } from "react-router";
import type { CohortQuery } from "../../../__generated__/CohortQuery.graphql.ts";
import { useRefreshOnReturn } from "../../../features/poll/use-refresh-on-return.ts";
import { Section } from "../../../features/section/Section.tsx";
import { TablePlaceholder } from "../../../features/table-page/TablePlaceholder.tsx";
import { useRouteQuery } from "../../../relay/use-route-query.ts";
import { AdminPage } from "../AdminPage.tsx";
import { Cohort } from "./Cohort.tsx";

/** Who of a group stands where in the exercises of the simulator: people by exercises. */
export function Component() {
  const { pathname } = useLocation();
  const back = <LinkButton href="/admin/groups">Back to the groups</LinkButton>;
  return (
    <AdminPage
      section="groups"
      title="Progress of the group"
      documentTitle="Progress of the group · Administration"
      crumbs={[{ label: "Progress of the group", href: pathname }]}
      explanation={progressTexts.cohort.explanation}
    >
      <Section
        failure={progressTexts.cohort.notLoaded}
        placeholder={<TablePlaceholder label="Loading the progress of the group" />}
        wayOut={back}
      >
        <CohortOfGroup />
      </Section>
    </AdminPage>
  );
}

function CohortOfGroup() {
  useRefreshOnReturn();
  const { cohortProgress } = useRouteQuery<CohortQuery>(graphql`
    query CohortQuery($customerGroupId: Int!) @preloadable {
      ...Viewer_query
      cohortProgress(customerGroupId: $customerGroupId) {
        ...useCohort_progress
      }
    }
  `);
  return <Cohort progress={cohortProgress} />;
}
