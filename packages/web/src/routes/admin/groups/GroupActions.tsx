import { Button } from "@cathedra/ui-kit/Button";
import { Pencil } from "@cathedra/ui-kit/Icon";
import { Inline } from "@cathedra/ui-kit/Inline";
import { graphql, useFragment } from "react-relay/hooks";
import type { GroupActions_group$key } from "../../../__generated__/GroupActions_group.graphql.ts";
import { DeleteGroup } from "./DeleteGroup.tsx";
import { type GroupFields, getFields } from "./group-form.ts";

export type GroupActionsProps = {
  readonly group: GroupActions_group$key;
  readonly onEdit: (fields: GroupFields) => void;
  /** Called when the group is deleted. */
  readonly onDeleted?: (() => void) | undefined;
};

/** The buttons to edit and delete a group, for people who may (X25). */
export function GroupActions({ group: key, onEdit, onDeleted }: GroupActionsProps) {
  const group = useFragment(
    graphql`
      fragment GroupActions_group on CustomerGroup {
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
        ...DeleteGroup_group
      }
    `,
    key,
  );
  if (!group.viewerCanEdit) return null;
  return (
    <Inline gap={1} wrap={false}>
      <Button
        size="small"
        icon={Pencil}
        aria-label={`Edit ${group.name}`}
        onPress={() => onEdit(getFields(group))}
      >
        Edit
      </Button>
      <DeleteGroup group={group} onDeleted={onDeleted} />
    </Inline>
  );
}
