import { Card } from "@cathedra/ui-kit/Card";
import { graphql, useFragment } from "react-relay/hooks";
import type { AdminGroupCard_group$key } from "../../../__generated__/AdminGroupCard_group.graphql.ts";
import { GroupActions } from "./GroupActions.tsx";
import { GroupDetails } from "./GroupDetails.tsx";
import type { GroupFields } from "./group-form.ts";

export type AdminGroupCardProps = {
  readonly group: AdminGroupCard_group$key;
  readonly onEdit: (fields: GroupFields) => void;
};

/** The card of a group for its admins (9.039). */
export function AdminGroupCard({ group: key, onEdit }: AdminGroupCardProps) {
  const group = useFragment(
    graphql`
      fragment AdminGroupCard_group on CustomerGroup {
        id
        name
        ...GroupActions_group
        ...GroupDetails_group
      }
    `,
    key,
  );
  return (
    <Card title={group.name} kind="article" actions={<GroupActions group={group} onEdit={onEdit} />}>
      <GroupDetails group={group} />
    </Card>
  );
}
