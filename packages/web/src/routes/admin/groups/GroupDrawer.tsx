import { Heading } from "@cathedra/ui-kit/Heading";
import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import type { GroupDrawerQuery } from "../../../__generated__/GroupDrawerQuery.graphql.ts";
import { DetailDrawer } from "../../../features/table-page/DetailDrawer.tsx";
import { GroupActions } from "./GroupActions.tsx";
import { GroupDetails } from "./GroupDetails.tsx";
import type { GroupFields } from "./group-form.ts";
import * as css from "./groups.css.ts";

export type GroupDrawerProps = {
  readonly groupId: number;
  readonly onEdit: (fields: GroupFields) => void;
  readonly onClose: () => void;
};

/** The details of one group; a link may open one that is not on the present page of the table. */
export function GroupDrawer({ groupId, onEdit, onClose }: GroupDrawerProps) {
  return (
    <DetailDrawer
      title="Group"
      notFound={`There is no group ${groupId}, or you do not administer it.`}
      onClose={onClose}
    >
      <Group groupId={groupId} onEdit={onEdit} onDeleted={onClose} />
    </DetailDrawer>
  );
}

type GroupProps = Pick<GroupDrawerProps, "groupId" | "onEdit"> & { readonly onDeleted: () => void };

function Group({ groupId, onEdit, onDeleted }: GroupProps) {
  const { getCustomerGroup: group } = useLazyLoadQuery<GroupDrawerQuery>(
    graphql`
      query GroupDrawerQuery($customerGroupId: Int!) {
        getCustomerGroup(customerGroupId: $customerGroupId) {
          name
          ...GroupActions_group
          ...GroupDetails_group
        }
      }
    `,
    { customerGroupId: groupId },
    { fetchPolicy: "store-and-network" },
  );
  return (
    <article aria-label={group.name} className={css.inDrawer}>
      <div className={css.drawerHead}>
        <Heading level={3}>{group.name}</Heading>
        <GroupActions group={group} onEdit={onEdit} onDeleted={onDeleted} />
      </div>
      <GroupDetails group={group} />
    </article>
  );
}
