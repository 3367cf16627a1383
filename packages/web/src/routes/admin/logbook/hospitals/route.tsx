import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { graphql } from "react-relay/hooks";
import { useLocation, useParams } from "react-router";
import type { HospitalsQuery } from "../../../../__generated__/HospitalsQuery.graphql.ts";
import { useRefreshOnReturn } from "../../../../features/poll/use-refresh-on-return.ts";
import { Section } from "../../../../features/section/Section.tsx";
import { useRouteQuery } from "../../../../relay/use-route-query.ts";
import { AdminPage } from "../../AdminPage.tsx";
import { accountIdOf } from "../../account-id.ts";
import { HospitalList } from "./HospitalList.tsx";

/** The hospitals of an account (7.087). */
export function Component() {
  const { pathname } = useLocation();
  const { id = "" } = useParams();
  const sectionHref = `/admin/logbook?account=${encodeURIComponent(id)}`;
  return (
    <AdminPage
      section="logbook"
      sectionHref={sectionHref}
      title="Hospitals"
      documentTitle="Hospitals · Administration"
      crumbs={[{ label: "Hospitals", href: pathname }]}
      explanation="A new name is shown on all records of the hospital."
    >
      <Section
        placeholder={<Skeleton kind="rows" rows={8} columns={2} label="Loading hospitals" />}
        wayOut={<LinkButton href="/admin/logbook">Back to the accounts</LinkButton>}
      >
        <Hospitals />
      </Section>
    </AdminPage>
  );
}

function Hospitals() {
  const { id } = useParams();
  useRefreshOnReturn();
  const { hospitals, customer } = useRouteQuery<HospitalsQuery>(graphql`
    query HospitalsQuery($customerId: Int!) @preloadable {
      ...Viewer_query
      customer(customerId: $customerId) {
        id
        name
      }
      hospitals(customerId: $customerId) {
        id
        name
        recordCount
      }
    }
  `);
  return <HospitalList customerId={accountIdOf(id)} account={customer.name} entries={hospitals} />;
}
