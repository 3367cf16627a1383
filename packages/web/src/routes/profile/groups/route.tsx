import { Card } from "@cathedra/ui-kit/Card";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { Users } from "@cathedra/ui-kit/Icon";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { graphql } from "react-relay/hooks";
import type { GroupsQuery } from "../../../__generated__/GroupsQuery.graphql.ts";
import { useRefreshOnReturn } from "../../../features/poll/use-refresh-on-return.ts";
import { Section } from "../../../features/section/Section.tsx";
import { useRouteQuery } from "../../../relay/use-route-query.ts";
import { ProfilePage } from "../ProfilePage.tsx";
import { GroupCard } from "./GroupCard.tsx";
import * as css from "./groups.css.ts";

/** The groups that the person is in (13.025). */
export function Component() {
  return (
    <ProfilePage section="Groups" title="Your Groups">
      <Section placeholder={<GroupsPlaceholder />}>
        <Groups />
      </Section>
    </ProfilePage>
  );
}

function Groups() {
  useRefreshOnReturn();
  const { customerGroups, user } = useRouteQuery<GroupsQuery>(graphql`
    query GroupsQuery @preloadable {
      ...Viewer_query
      user {
        keycloak_id
      }
      customerGroups {
        id
        ...GroupCard_group
      }
    }
  `);
  if (customerGroups.length === 0) {
    return (
      <Card>
        <EmptyState icon={Users}>
          You are not in a group yet. Open an invite link from the admin of a group.
        </EmptyState>
      </Card>
    );
  }
  return (
    <div className={css.cards}>
      {customerGroups.map((group) => (
        <GroupCard key={group.id} group={group} viewerId={user?.keycloak_id} />
      ))}
    </div>
  );
}

/** A placeholder with the size of two cards. */
function GroupsPlaceholder() {
  return (
    <div className={css.cards}>
      <Skeleton kind="block" height={260} />
      <Skeleton kind="block" height={260} />
    </div>
  );
}
