import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { graphql, useFragment } from "react-relay/hooks";
import type { GroupLinks_group$key } from "../../../__generated__/GroupLinks_group.graphql.ts";
import { classHref, groupCoursesHref } from "../group-courses-href.ts";

/** The ways from a group to its courses, its class and its invitations, as far as somebody may go them (X25, X26). */
export function GroupLinks({ group: key }: { readonly group: GroupLinks_group$key }) {
  const { id, name, viewerCanManageCourses } = useFragment(
    graphql`
      fragment GroupLinks_group on CustomerGroup {
        id
        name
        viewerCanManageCourses
      }
    `,
    key,
  );
  if (!viewerCanManageCourses) return null;
  return (
    <>
      <LinkButton size="small" href={groupCoursesHref({ id, name })}>
        Courses
      </LinkButton>
      <LinkButton size="small" href={classHref(id)}>
        Class at a glance
      </LinkButton>
    </>
  );
}
