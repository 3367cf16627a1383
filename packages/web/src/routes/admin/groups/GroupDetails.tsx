import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { graphql, useFragment } from "react-relay/hooks";
import type { GroupDetails_group$key } from "../../../__generated__/GroupDetails_group.graphql.ts";
import { InvitationLink } from "../../../features/invite-link/InvitationLink.tsx";
import { GroupLinks } from "./GroupLinks.tsx";
import { GroupPeople } from "./GroupPeople.tsx";
import * as css from "./groups.css.ts";
import { RemoveAllUsers } from "./RemoveAllUsers.tsx";

/** The details of a group for its admins: its people, its invitation code, and where its pages are (9.039). */
export function GroupDetails({ group: key }: { readonly group: GroupDetails_group$key }) {
  const group = useFragment(
    graphql`
      fragment GroupDetails_group on CustomerGroup {
        description
        customer {
          id
          name
        }
        viewerCanManageInvitation
        ...GroupPeople_group
        ...GroupLinks_group
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
      <GroupPeople group={group} />
      {group.viewerCanManageInvitation && <InvitationLink group={group} isCodeShown />}
      <div className={css.foot}>
        <GroupLinks group={group} />
        <RemoveAllUsers group={group} />
      </div>
    </div>
  );
}
