import { groupTotalsTexts } from "@cathedra/domain/messages";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { graphql } from "react-relay/hooks";
import type { ClassLogbookQuery } from "../../../../../__generated__/ClassLogbookQuery.graphql.ts";
import { GroupTotals } from "../../../../../features/group-totals/GroupTotals.tsx";
import { personHref } from "../../../../../features/people/person-href.ts";
import { useRefreshOnReturn } from "../../../../../features/poll/use-refresh-on-return.ts";
import { Section } from "../../../../../features/section/Section.tsx";
import { TablePlaceholder } from "../../../../../features/table-page/TablePlaceholder.tsx";
import { useRouteQuery } from "../../../../../relay/use-route-query.ts";
import { NoPeople } from "../NoPeople.tsx";

/** The progress of the people of a group towards the targets of its institution. */
export function Component() {
  return (
    <Section
      placeholder={<TablePlaceholder label={groupTotalsTexts.loading} />}
      wayOut={<LinkButton href="/admin/groups">Back to the groups</LinkButton>}
    >
      <Trainees />
    </Section>
  );
}

function Trainees() {
  useRefreshOnReturn();
  const { logbookGroupTotals, getCustomerGroup } = useRouteQuery<ClassLogbookQuery>(graphql`
    query ClassLogbookQuery(
      $customerGroupId: Int!
      $groupId: Int!
      $to: Date
      $limit: Int!
      $confirmedOnly: Boolean
    ) @preloadable {
      ...Viewer_query
      getCustomerGroup(customerGroupId: $customerGroupId) {
        id
        viewerCanReadPeople
      }
      logbookGroupTotals(groupId: $groupId, to: $to, limit: $limit, confirmedOnly: $confirmedOnly) {
        ...GroupTotals_totals
      }
    }
  `);
  return (
    <GroupTotals
      totals={logbookGroupTotals}
      empty={<NoPeople groupId={getCustomerGroup.id} />}
      personHref={getCustomerGroup.viewerCanReadPeople ? personHref : undefined}
    />
  );
}
