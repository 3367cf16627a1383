import { ChevronLeft } from "@cathedra/ui-kit/Icon";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { graphql } from "react-relay/hooks";
import { useLocation, useParams } from "react-router";
import type { SpaceAccessQuery } from "../../../../__generated__/SpaceAccessQuery.graphql.ts";
import { Section } from "../../../../features/section/Section.tsx";
import { useRouteQuery } from "../../../../relay/use-route-query.ts";
import { AdminPage } from "../../AdminPage.tsx";
import { AccessForm } from "./AccessForm.tsx";

export { loader } from "./loader.ts";

/** The page for an account's access to one of its learning spaces (9.017). */
export function Component() {
  const { pathname } = useLocation();
  const { id, space } = useParams();
  const back = (
    <LinkButton href="/admin/accounts" icon={ChevronLeft}>
      Back to the accounts
    </LinkButton>
  );
  return (
    <AdminPage
      section="accounts"
      title="Availability of courses and cases"
      documentTitle="Availability of courses and cases · Administration"
      crumbs={[{ label: "Availability of courses and cases", href: pathname }]}
      explanation="The courses that the account can give to its groups, and the cases that it can use in vouchers and events."
      actions={back}
    >
      <Section
        key={`${id} ${space}`}
        placeholder={<Skeleton kind="block" height={480} label="Loading the courses and cases" />}
        wayOut={back}
      >
        <Access />
      </Section>
    </AdminPage>
  );
}

function Access() {
  const { customerLearningSpaceAccess } = useRouteQuery<SpaceAccessQuery>(graphql`
    query SpaceAccessQuery($customerId: Int!, $learningSpaceId: Int!) @preloadable {
      ...Viewer_query
      customerLearningSpaceAccess(customerId: $customerId, learningSpaceId: $learningSpaceId) {
        ...AccessForm_access
      }
    }
  `);
  return <AccessForm access={customerLearningSpaceAccess} />;
}
