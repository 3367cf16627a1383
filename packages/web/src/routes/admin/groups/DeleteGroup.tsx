import { groupAdministrationTexts } from "@cathedra/domain/messages";
import { AlertDialog } from "@cathedra/ui-kit/Dialog";
import { Trash2 } from "@cathedra/ui-kit/Icon";
import { IconButton } from "@cathedra/ui-kit/IconButton";
import { RadioGroup } from "@cathedra/ui-kit/RadioGroup";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { Tooltip } from "@cathedra/ui-kit/Tooltip";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { DeleteGroup_group$key } from "../../../__generated__/DeleteGroup_group.graphql.ts";
import { useAfterChange } from "../../../features/after-change/use-after-change.ts";
import { offerUndo } from "../../../features/undo/offer-undo.ts";
import { focusContentAfterDialog } from "../../../shell/focus-content.ts";
import { useGroupChanges } from "./use-group-changes.ts";

export type DeleteGroupProps = {
  readonly group: DeleteGroup_group$key;
  readonly onDeleted?: (() => void) | undefined;
};

/** Deletes a group, and asks what its people keep (9.044). */
export function DeleteGroup({ group: key, onDeleted }: DeleteGroupProps) {
  const { id, name, customer, people, courseCount } = useFragment(
    graphql`
      fragment DeleteGroup_group on CustomerGroup {
        id
        name
        customer {
          id
        }
        people: memberCount
        courseCount
      }
    `,
    key,
  );
  const [isOpen, setOpen] = useState(false);
  const [access, setAccess] = useState<"remove" | "retain">("remove");
  const { remove } = useGroupChanges();
  const changed = useAfterChange();
  const open = () => {
    setAccess("remove");
    setOpen(true);
  };
  const confirm = async () => {
    const retainCourseAccess = access === "retain";
    const offer = await remove({ customerId: customer.id, customerGroupId: id, retainCourseAccess });
    offerUndo(groupAdministrationTexts.deleted, offer, changed);
    onDeleted?.();
    await changed();
    focusContentAfterDialog();
  };
  return (
    <>
      <Tooltip text="Delete">
        <IconButton icon={Trash2} size="small" label={`Delete ${name}`} onPress={open} />
      </Tooltip>
      <AlertDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={`Delete ${name}?`}
        confirmLabel="Delete group"
        onConfirm={confirm}
        failureMessage={groupAdministrationTexts.deleteFailed}
      >
        <Stack gap={4}>
          <Text>{whatHappens(people)}</Text>
          {courseCount > 0 && (
            <RadioGroup
              label={courseCount === 1 ? "The group's course" : `The group's ${courseCount} courses`}
              options={[
                {
                  value: "remove",
                  label: "Remove course access",
                  description: "Its people can no longer open them, unless another group of theirs has them.",
                },
                {
                  value: "retain",
                  label: "Retain course access",
                  description: "People who are in the group now keep them.",
                },
              ]}
              value={access}
              onChange={(value) => setAccess(value === "retain" ? "retain" : "remove")}
            />
          )}
        </Stack>
      </AlertDialog>
    </>
  );
}

function whatHappens(count: number): string {
  const who =
    count === 0 ? "It has no members." : count === 1 ? "1 person is in it." : `${count} people are in it.`;
  return `${who} Its invite link stops working. Records of the logbook stay. You can undo this for 10 seconds.`;
}
