import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { graphql, useFragment } from "react-relay/hooks";
import type { GroupLinks_group$key } from "../../../__generated__/GroupLinks_group.graphql.ts";
import { classHref, groupCoursesHref } from "../group-courses-href.ts";
import { HistoryLinks } from "../HistoryLinks.tsx";

/** The links from a group to its class, its courses and its invitations, if the person may see them (X25, X26). */
export function GroupLinks({ group: key }: { readonly group: GroupLinks_group$key }) {
  const group = useFragment(
    graphql`
      fragment GroupLinks_group on CustomerGroup {
        id
        name
        viewerCanManageCourses
        viewerCanManageInvitation
      }
    `,
    key,
  );
  return (
    <>
      <LinkButton size="small" href={classHref(group.id)}>
        Class
      </LinkButton>
      {group.viewerCanManageCourses && (
        <LinkButton size="small" href={groupCoursesHref(group)}>
          Courses
        </LinkButton>
      )}
      {group.viewerCanManageInvitation && (
        <LinkButton size="small" href={`/admin/groups/${group.id}/invitations`}>
          Invite a class
        </LinkButton>
      )}
      <HistoryLinks name={group.name} thing={`group:${group.id}`} />
    </>
  );
}
