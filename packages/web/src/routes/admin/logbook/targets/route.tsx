import { Link } from "@cathedra/ui-kit/Link";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { graphql } from "react-relay/hooks";
import { useParams } from "react-router";
import type { AdminTargetsQuery } from "../../../../__generated__/AdminTargetsQuery.graphql.ts";
import { useRefreshOnReturn } from "../../../../features/poll/use-refresh-on-return.ts";
import { Section } from "../../../../features/section/Section.tsx";
import { useRouteQuery } from "../../../../relay/use-route-query.ts";
import { AdminPage } from "../../AdminPage.tsx";
import { TargetList } from "./TargetList.tsx";

/** The targets of an account for its trainees. */
export function Component() {
  const { id = "" } = useParams();
  return (
    <AdminPage
      section="logbook"
      title="Targets"
      documentTitle="Targets · Logbook · Administration"
      crumbs={[{ label: "Targets", href: `/admin/logbook/targets/${id}` }]}
      explanation="The minimum number of cases that trainees need. They see the targets on their totals page."
    >
      <Section
        placeholder={<Skeleton kind="rows" rows={8} columns={4} label="Loading the targets" />}
        wayOut={<Link href="/admin/logbook">Logbook administration</Link>}
      >
        <Targets />
      </Section>
    </AdminPage>
  );
}

function Targets() {
  useRefreshOnReturn();
  const { logbookTargets } = useRouteQuery<AdminTargetsQuery>(graphql`
    query AdminTargetsQuery($customerId: Int!) @preloadable {
      ...Viewer_query
      logbookTargets(customerId: $customerId) {
        ...TargetList_targets
      }
    }
  `);
  return <TargetList targets={logbookTargets} />;
}
