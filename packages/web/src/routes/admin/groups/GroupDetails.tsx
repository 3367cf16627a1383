import { fullName } from "@cathedra/domain";
import { AvatarGroup } from "@cathedra/ui-kit/AvatarGroup";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { graphql, useFragment } from "react-relay/hooks";
import type {
  GroupDetails_group$data,
  GroupDetails_group$key,
} from "../../../__generated__/GroupDetails_group.graphql.ts";
import { InvitationLink } from "../../../features/invite-link/InvitationLink.tsx";
import { AuditLinks } from "../AuditLinks.tsx";
import { classHref, groupCoursesHref } from "../group-courses-href.ts";
import { classTabHref } from "./class-tabs.ts";
import * as css from "./groups.css.ts";
import { RemoveAllUsers } from "./RemoveAllUsers.tsx";

type Group = GroupDetails_group$data;

/** The details of a group for its admins: its people, its invitation code, and links to its pages (9.039). */
export function GroupDetails({ group: key }: { readonly group: GroupDetails_group$key }) {
  const group = useFragment(
    graphql`
      fragment GroupDetails_group on CustomerGroup {
        id
        name
        description
        customer {
          id
          name
        }
        admins {
          keycloak_id
          first_name
          last_name
          email
        }
        members(roles: [learner], limit: 4) {
          keycloak_id
          first_name
          last_name
        }
        memberCount(roles: [learner])
        courseCount
        viewerCanManageCourses
        viewerCanManageInvitation
        ...InvitationLink_group
        ...RemoveAllUsers_group
      }
    `,
    key,
  );
  return (
    <div className={css.content}>
      <Stack gap={1}>
        <Text size="small" weight="medium">
          {group.customer.name}
        </Text>
        {group.description !== null && (
          <Text size="small" tone="muted">
            {group.description}
          </Text>
        )}
      </Stack>
      <People group={group} />
      {group.viewerCanManageInvitation && <InvitationLink group={group} isCodeShown />}
      <div className={css.foot}>
        <Links group={group} />
        <RemoveAllUsers group={group} />
      </div>
    </div>
  );
}

/** The admins and the learners of a group, and the number of its courses. */
function People({ group }: { readonly group: Group }) {
  const { id, name, admins, members, memberCount, courseCount } = group;
  const named = (people: Group["members"]) =>
    people.map(({ keycloak_id, first_name, last_name }) => ({
      id: keycloak_id ?? "",
      name: fullName({ firstName: first_name ?? "", lastName: last_name ?? "" }),
    }));
  const [only] = named(admins);
  return (
    <dl className={css.facts}>
      <dt>{admins.length > 1 ? "Admins" : "Admin"}</dt>
      <dd>
        {only === undefined ? (
          <Text size="small">None yet</Text>
        ) : (
          <>
            <AvatarGroup label="Admins" people={named(admins)} max={4} total={admins.length} />
            {admins.length === 1 && (
              <Text as="span" size="small">
                {only.name}
              </Text>
            )}
          </>
        )}
      </dd>
      <dt>{`Members (${memberCount})`}</dt>
      <dd>
        {memberCount > 0 && (
          <AvatarGroup label="Members" people={named(members)} max={4} total={memberCount} />
        )}
        <LinkButton
          size="small"
          variant="quiet"
          href={classTabHref(id, "people")}
          aria-label={`Show people of ${name}`}
        >
          Show people
        </LinkButton>
      </dd>
      <dt>Courses</dt>
      <dd>
        <Text as="span" size="small">
          {courseCount === 0 ? "None yet" : String(courseCount)}
        </Text>
      </dd>
    </dl>
  );
}

/** The links from a group to its class, its courses and its invitations, if the person may see them (X25, X26). */
function Links({ group }: { readonly group: Group }) {
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
      <AuditLinks name={group.name} thing={`group:${group.id}`} />
    </>
  );
}
