import { classTexts } from "@cathedra/domain/messages";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { graphql } from "react-relay/hooks";
import { useLocation } from "react-router";
import type { ClassQuery } from "../../../__generated__/ClassQuery.graphql.ts";
import { useRefreshOnReturn } from "../../../features/poll/use-refresh-on-return.ts";
import { Section } from "../../../features/section/Section.tsx";
import { TablePlaceholder } from "../../../features/table-page/TablePlaceholder.tsx";
import { useRouteQuery } from "../../../relay/use-route-query.ts";
import { AdminPage } from "../AdminPage.tsx";
import { Class } from "./Class.tsx";

/** Who of a group stands where in its courses: people by courses. */
export function Component() {
  const { pathname } = useLocation();
  const back = <LinkButton href="/admin/groups">Back to the groups</LinkButton>;
  return (
    <AdminPage
      section="groups"
      title="Class at a glance"
      documentTitle="Class at a glance · Administration"
      crumbs={[{ label: "Class at a glance", href: pathname }]}
      explanation="How far each person of the group is in each of its courses."
    >
      <Section
        failure={classTexts.notLoaded}
        placeholder={<TablePlaceholder label="Loading the class" />}
        wayOut={back}
      >
        <ClassOfGroup />
      </Section>
    </AdminPage>
  );
}

function ClassOfGroup() {
  useRefreshOnReturn();
  const { classProgress } = useRouteQuery<ClassQuery>(graphql`
    query ClassQuery($customerGroupId: Int!) @preloadable {
      ...Viewer_query
      classProgress(customerGroupId: $customerGroupId) {
        ...useClass_progress
      }
    }
  `);
  return <Class progress={classProgress} />;
}
