import { machineTexts } from "@cathedra/domain/messages";
import { graphql } from "react-relay/hooks";
import type { MachinesQuery } from "../../../__generated__/MachinesQuery.graphql.ts";
import { Section } from "../../../features/section/Section.tsx";
import { TablePlaceholder } from "../../../features/table-page/TablePlaceholder.tsx";
import { useRouteQuery } from "../../../relay/use-route-query.ts";
import { AdminPage } from "../AdminPage.tsx";
import { Fleet } from "./Fleet.tsx";

/** The fleet of simulators (4.030). */
export function Component() {
  return (
    <AdminPage
      section="cloud-case-machines"
      title="Cloud case machines"
      documentTitle="Cloud case machines · Administration"
    >
      <Section
        failure={machineTexts.notLoaded}
        placeholder={<TablePlaceholder label="Loading the machines" />}
      >
        <Machines />
      </Section>
    </AdminPage>
  );
}

function Machines() {
  const query = useRouteQuery<MachinesQuery>(graphql`
    query MachinesQuery @preloadable {
      ...Viewer_query
      ...useFleet_query
    }
  `);
  return <Fleet query={query} />;
}
