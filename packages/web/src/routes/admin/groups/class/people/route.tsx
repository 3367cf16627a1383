import { classTexts } from "@cathedra/domain/messages";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { graphql } from "react-relay/hooks";
import type { ClassMembersQuery } from "../../../../../__generated__/ClassMembersQuery.graphql.ts";
import { useRefreshOnReturn } from "../../../../../features/poll/use-refresh-on-return.ts";
import { Section } from "../../../../../features/section/Section.tsx";
import { TablePlaceholder } from "../../../../../features/table-page/TablePlaceholder.tsx";
import { useRouteQuery } from "../../../../../relay/use-route-query.ts";
import { ClassMembers } from "./ClassMembers.tsx";

/** All people of a group. */
export function Component() {
  return (
    <Section
      placeholder={<TablePlaceholder label={classTexts.people.loading} />}
      wayOut={<LinkButton href="/admin/groups">Back to the groups</LinkButton>}
    >
      <MembersOfGroup />
    </Section>
  );
}

function MembersOfGroup() {
  useRefreshOnReturn();
  const { getCustomerGroup } = useRouteQuery<ClassMembersQuery>(graphql`
    query ClassMembersQuery($customerGroupId: Int!) @preloadable {
      ...Viewer_query
      getCustomerGroup(customerGroupId: $customerGroupId) {
        ...ClassMembers_group
      }
    }
  `);
  return <ClassMembers group={getCustomerGroup} />;
}
