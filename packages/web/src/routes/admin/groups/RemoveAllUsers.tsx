import { groupAdministrationTexts } from "@cathedra/domain/messages";
import { Button } from "@cathedra/ui-kit/Button";
import { Text } from "@cathedra/ui-kit/Text";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { RemoveAllUsers_group$key } from "../../../__generated__/RemoveAllUsers_group.graphql.ts";
import { useAfterChange } from "../../../features/after-change/use-after-change.ts";
import { NamedQuestion } from "../../../features/named-question/NamedQuestion.tsx";
import { offerUndo } from "../../../features/undo/offer-undo.ts";
import { toasts } from "../../../shell/toasts.ts";
import { useRemoveAllUsers } from "./use-remove-users.ts";

/** Removes all learners from a group, after its name was typed (9.039, X22, X116). */
export function RemoveAllUsers({ group: key }: { readonly group: RemoveAllUsers_group$key }) {
  const group = useFragment(
    graphql`
      fragment RemoveAllUsers_group on CustomerGroup {
        id
        name
        memberCount(roles: [learner])
        viewerCanRemoveAllUsers
      }
    `,
    key,
  );
  const [isAsking, setAsking] = useState(false);
  const removeAll = useRemoveAllUsers(group.id);
  const changed = useAfterChange();
  const { name, memberCount } = group;
  if (!group.viewerCanRemoveAllUsers) return null;
  const remove = async () => {
    try {
      offerUndo(groupAdministrationTexts.removedAll, await removeAll(), changed);
    } catch (error) {
      toasts.error(groupAdministrationTexts.removeAllFailed);
      throw error;
    }
  };
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        isDisabled={memberCount === 0 && !isAsking}
        aria-label={`Remove All Users of ${name}`}
        onPress={() => setAsking(true)}
      >
        Remove All Users
      </Button>
      {isAsking && (
        <NamedQuestion
          title={`Remove all users from ${name}?`}
          thing="group"
          name={name}
          confirmLabel="Remove All Users"
          failureMessage={groupAdministrationTexts.removeAllFailed}
          onConfirm={remove}
          onClose={() => setAsking(false)}
        >
          <Text>{whatHappens(memberCount)}</Text>
        </NamedQuestion>
      )}
    </>
  );
}

function whatHappens(count: number): string {
  const who = count === 1 ? "1 person is" : `${count} people are`;
  return `${who} removed from the group and can no longer open its courses. Its admins stay, and so do all records. You can undo this for 10 seconds.`;
}
