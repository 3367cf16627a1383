import { provisioningTexts } from "@cathedra/domain/messages";
import { Card } from "@cathedra/ui-kit/Card";
import { Select } from "@cathedra/ui-kit/Select";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { graphql, useFragment } from "react-relay/hooks";
import type { DirectoryGroups_provisioning$key } from "../../../../__generated__/DirectoryGroups_provisioning.graphql.ts";
import { useAfterChange } from "../../../../features/after-change/use-after-change.ts";
import { toasts } from "../../../../shell/toasts.ts";
import * as css from "./provisioning.css.ts";
import { useProvisioningChanges } from "./use-provisioning-changes.ts";

const texts = provisioningTexts.groups;

/** The groups of the directory, each with the group here whose members it decides. */
export function DirectoryGroups({
  provisioning: key,
}: {
  readonly provisioning: DirectoryGroups_provisioning$key;
}) {
  const { customerId, groups, targets } = useFragment(
    graphql`
      fragment DirectoryGroups_provisioning on Provisioning {
        customerId
        groups {
          id
          name
          memberCount
          groupId
        }
        targets {
          id
          name
        }
      }
    `,
    key,
  );
  const { assign } = useProvisioningChanges();
  const changed = useAfterChange();
  const choose = async (id: string, value: string | null) => {
    try {
      await assign({ customerId, id, groupId: value === null ? null : Number(value) });
      await changed(provisioningTexts.saved);
    } catch {
      toasts.error(provisioningTexts.failed);
    }
  };
  const options = targets.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <Card title={texts.title}>
      <Stack gap={4}>
        <Text tone="muted">{groups.length === 0 ? texts.none : texts.help}</Text>
        {groups.length > 0 && (
          <ul className={css.rows}>
            {groups.map(({ id, name, memberCount, groupId }) => (
              <li key={id}>
                <Select
                  label={name}
                  description={texts.members(memberCount)}
                  options={options}
                  emptyLabel={texts.noEffect}
                  value={groupId == null ? null : String(groupId)}
                  onChange={(value) => void choose(id, value)}
                />
              </li>
            ))}
          </ul>
        )}
      </Stack>
    </Card>
  );
}
