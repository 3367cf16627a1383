import { Inline } from "@cathedra/ui-kit/Inline";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { graphql, useFragment } from "react-relay/hooks";
import type { GroupLinks_group$key } from "../../../__generated__/GroupLinks_group.graphql.ts";

/** The ways from a group to its courses, its class and its invitations, as far as somebody may go them (X25, X26). */
export function GroupLinks({ group: key }: { readonly group: GroupLinks_group$key }) {
  const { id, name, viewerCanManageCourses, viewerCanManageInvitation } = useFragment(
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
  if (!viewerCanManageCourses && !viewerCanManageInvitation) return null;
  return (
    <Inline gap={2}>
      {viewerCanManageCourses && (
        <LinkButton size="small" href={`/admin/group-courses/${id}/${encodeURIComponent(name)}`}>
          Courses
        </LinkButton>
      )}
      {viewerCanManageInvitation && (
        <LinkButton size="small" href={`/admin/groups/${id}/invite`}>
          Invite a class
        </LinkButton>
      )}
    </Inline>
  );
}
