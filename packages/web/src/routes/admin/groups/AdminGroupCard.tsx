import { Button } from "@cathedra/ui-kit/Button";
import { Card } from "@cathedra/ui-kit/Card";
import { Pencil } from "@cathedra/ui-kit/Icon";
import { Inline } from "@cathedra/ui-kit/Inline";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { graphql, useFragment } from "react-relay/hooks";
import type { AdminGroupCard_group$key } from "../../../__generated__/AdminGroupCard_group.graphql.ts";
import { InvitationLink } from "../../../features/invite-link/InvitationLink.tsx";
import { DeleteGroup } from "./DeleteGroup.tsx";
import { GroupLinks } from "./GroupLinks.tsx";
import { GroupPeople } from "./GroupPeople.tsx";
import { fieldsOf, type GroupFields } from "./group-form.ts";
import * as css from "./groups.css.ts";
import { RemoveAllUsers } from "./RemoveAllUsers.tsx";

export type AdminGroupCardProps = {
  readonly group: AdminGroupCard_group$key;
  readonly onEdit: (fields: GroupFields) => void;
};

/** The card of a group for its admins: its people, its link, its courses, and its actions (9.039). */
export function AdminGroupCard({ group: key, onEdit }: AdminGroupCardProps) {
  const group = useFragment(
    graphql`
      fragment AdminGroupCard_group on CustomerGroup {
        id
        name
        description
        modifiedAt
        customer {
          id
          name
        }
        primaryAdmin {
          email
          first_name
          last_name
        }
        viewerCanEdit
        viewerCanManageInvitation
        ...GroupPeople_group
        ...GroupLinks_group
        ...InvitationLink_group
        ...RemoveAllUsers_group
        ...DeleteGroup_group
      }
    `,
    key,
  );
  return (
    <Card
      title={group.name}
      kind="article"
      actions={
        group.viewerCanEdit && (
          <Inline gap={1} wrap={false}>
            <Button
              size="small"
              icon={Pencil}
              aria-label={`Edit ${group.name}`}
              onPress={() => onEdit(fieldsOf(group))}
            >
              Edit
            </Button>
            <DeleteGroup group={group} />
          </Inline>
        )
      }
    >
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
        {group.viewerCanManageInvitation && <InvitationLink group={group} />}
        <div className={css.foot}>
          <GroupLinks group={group} />
          <RemoveAllUsers group={group} />
        </div>
      </div>
    </Card>
  );
}
