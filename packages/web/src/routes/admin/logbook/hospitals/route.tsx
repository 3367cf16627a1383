import { graphql } from "react-relay/hooks";
import { useParams } from "react-router";
import type { HospitalsQuery } from "../../../../__generated__/HospitalsQuery.graphql.ts";
import { useRefreshOnReturn } from "../../../../features/poll/use-refresh-on-return.ts";
import { useRouteQuery } from "../../../../relay/use-route-query.ts";
import { getAccountId } from "../../account-id.ts";
import { EntriesPage } from "../lists/EntriesPage.tsx";
import { HospitalList } from "./HospitalList.tsx";

/** The hospitals of an account (7.087). */
export function Component() {
  return (
    <EntriesPage
      title="Hospitals"
      explanation="A new name is shown on all records of the hospital."
      columns={2}
    >
      <Hospitals />
    </EntriesPage>
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
  return <HospitalList customerId={getAccountId(id)} account={customer.name} entries={hospitals} />;
}
